//! The static site, and lists for the public.

use crate::bench::Bench;

fn private() -> Bench {
    let bench = Bench::small();
    let list = "name,start,privacy\nAnn Lee,100,hidden\nBo Ray,-50,initials\n";
    bench.write("list.csv", list);
    bench.run(&["players", "club", "list.csv"]).well();
    bench
}

#[test]
fn a_site_is_written_into_a_folder_of_its_own() {
    let bench = private();
    let export = ["export", "club", "site", "-o", "site"];
    let said = bench.run(&export).well();
    assert!(said.contains("9 pages written"), "{said}");
    let read = |file: &str| std::fs::read_to_string(bench.path(file)).expect("there");
    let index = read("site/index.html");
    assert!(index.contains("hidden player") && index.contains(">B. R.</a>"));
    assert!(!index.contains("Ann Lee") && !index.contains("Bo Ray"));
    assert!(!bench.path("site/player-1.html").exists());
    assert!(read("site/player-2.html").contains("<h1>B. R.</h1>"));

    bench.write("site/photo.jpg", "mine");
    bench.write("list.csv", "name,start,privacy\nBo Ray,-50,hidden\n");
    bench.run(&["players", "club", "list.csv"]).well();
    let said = bench.run(&export).well();
    assert!(said.contains("1 removed"), "{said}");
    assert!(!bench.path("site/player-2.html").exists());
    assert_eq!(read("site/photo.jpg"), "mine");
    let again = bench.run(&export).well();
    assert!(again.contains("0 pages written"), "{again}");
    assert!(!read("site/index.html").contains("B. R."));
}

#[test]
fn a_site_that_cannot_be_written_is_refused() {
    let bench = private();
    let refused = |args: &[&str]| {
        let args = [&["export", "club", "site"], args].concat();
        bench.run(&args).refused(1)
    };
    assert!(refused(&[]).contains("-o"));
    bench.write("letter.txt", "mine");
    assert!(refused(&["-o", "letter.txt"]).contains("not a folder"));
    assert!(refused(&["-o", "none/site"]).contains("none"));
    std::fs::create_dir(bench.path("home")).expect("made");
    bench.write("home/index.html", "mine");
    let foreign = refused(&["-o", "home"]);
    assert!(foreign.contains("index.html"), "{foreign}");
    let read = |file: &str| std::fs::read_to_string(bench.path(file)).expect("there");
    assert_eq!(
        [read("letter.txt"), read("home/index.html")],
        ["mine", "mine"]
    );
    let files = std::fs::read_dir(bench.path("home")).expect("a folder");
    assert_eq!(files.count(), 1, "not even a list is left");
}

#[test]
fn lists_for_the_public_name_nobody_against_his_will() {
    let bench = private();
    for list in ["standings", "statistic", "history", "players"] {
        for format in ["csv", "json", "html"] {
            let args = ["export", "club", list, "--format", format];
            let own = bench.run(&args).well();
            assert!(own.contains("Ann Lee") && own.contains("Bo Ray"));
            let public = bench.run(&[&args[..], &["--public"]].concat()).well();
            assert!(!public.contains("Ann Lee") && !public.contains("Bo Ray"));
            assert!(public.contains("hidden player") && public.contains("B. R."));
        }
    }
}
