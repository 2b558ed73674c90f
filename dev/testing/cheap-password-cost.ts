/**
 * Stands for `server/platform/password-cost.ts` in server tests (vitest.config.ts): they make thousands of members, and
 * 40 ms of a core for each password was most of their time. What the product hashes with is tested beside it.
 */
export const PASSWORD_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const
