-- Nodes of a draw's tree of accepted orders, each over so many of them from its first on; none of a draw that has one alone.
create table lottery.branch (
  draw_id bigint not null references lottery.draw,
  first_order_id uuid not null,
  hash text not null,
  primary key (draw_id, first_order_id)
);
