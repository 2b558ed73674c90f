-- The operators' list of frozen members: few among many, in order of number.
create index member_state on identity.member (state, id);
