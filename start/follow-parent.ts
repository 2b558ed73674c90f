/**
 * Loaded into every program that `npm start` begins. Should the parent be killed outright, the channel between them
 * closes, and the program shuts down as if it had been asked to instead of keeping its ports.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone must not keep a program alive that has nothing more to do.
process.channel?.unref()
