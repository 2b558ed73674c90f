-- What a registration was sent with besides its fields: whether it asked to be logged in, and by which channel of Firebase
-- the number was shown. Of the token, which opens doors for an hour, only the hash is kept.
alter table identity.profile
  add column register_login boolean,
  add column firebase_channel text,
  add column firebase_token_hash bytea;
