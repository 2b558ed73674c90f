-- Who comes back to a table soon brings what they left with: their newest movement there is asked for.
create index movement_of_member on poker.movement (desk_id, member_id, at desc);
