-- A rate that is set has everything of its day looked at again. Days are written in their order, so a few pages say where.
create index earning_by_day on points.earning using brin (day);
