import type { ReadScope } from '../../platform/context.ts'
import { breakRule } from './break-rule.ts'
import type { Verdict, Wish } from './verdict.ts'

/** What a rule looks at: the clock, and the database as whoever asks sees it. */
export type Judging = Pick<ReadScope, 'clock' | 'db'>

/**
 * One thing that may refuse what a member wants to do: a limit, a break, an exclusion, an age. Undefined where it does
 * not apply.
 */
export type Rule = (scope: Judging, memberId: bigint, wish: Wish) => Promise<Verdict | undefined>

/** Asked in order; the first "no" is the answer. */
export const rules: readonly Rule[] = [breakRule]

export async function judge(
  scope: Judging,
  memberId: bigint,
  wish: Wish,
  asked: readonly Rule[] = rules,
): Promise<Verdict> {
  for (const rule of asked) {
    const verdict = await rule(scope, memberId, wish)
    if (verdict && !verdict.allowed) return verdict
  }
  return { allowed: true }
}
