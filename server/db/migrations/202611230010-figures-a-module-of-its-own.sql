-- What sums and shows play is read by reports, rebates, levels and salaries, which know no round: a module of its own.
create schema figures;
