/**
 * 54 MiB, two passes, one lane: 35 to 40 ms of a core, which is what a log-in may cost (docs/decisions/0005); more than twice
 * OWASP's 46 MiB and one pass, which is its least. @node-rs/argon2's own default algorithm is argon2id. Nothing an operator sets changes it; server tests put a cheap one here.
 */
export const PASSWORD_COST = { memoryCost: 55_296, timeCost: 2, parallelism: 1 } as const
