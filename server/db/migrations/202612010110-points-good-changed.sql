-- What somebody agrees to publish is what stood when they were asked: a good says when it was last written.
alter table points.good add column changed_at timestamptz;
update points.good set changed_at = greatest(created_at, published_at, ended_at);
alter table points.good alter column changed_at set not null;
