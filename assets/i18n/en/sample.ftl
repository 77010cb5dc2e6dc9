sample-broken = The sample club built into the program is damaged: { $file }, line { $line }. Please report this as a mistake in the program.
sample-file = Sample club
