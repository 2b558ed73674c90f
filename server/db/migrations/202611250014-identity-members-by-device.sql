-- Who else uses a device is looked for by its hash.
create index known_device_hash on identity.known_device (device_hash);
