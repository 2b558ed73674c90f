import type { WriteScope } from '../../../platform/context.ts'
import { haveOccurrence } from '../awards-store.ts'
import { issueAwards, keepAwards } from '../give-award.ts'
import type { Promotion } from '../promotion.ts'
import type { DueRescue } from './due-rescue.ts'
import { writeGiven } from './rescues-store.ts'

/**
 * Gives what a loss rescue owes members, of whom each stands here once, and writes down of which periods it is. Who gets
 * nothing now, for whom it is not meant or who is on a break, gets nothing for these periods later either.
 * @param ids those for whom it is meant
 */
export async function payRescues(
  scope: WriteScope,
  promotion: Promotion,
  owed: readonly DueRescue[],
  ids: ReadonlySet<bigint>,
  occurrence: string,
): Promise<void> {
  const awards = owed.map(({ memberId, periods, amount }) => {
    const facts = Object.fromEntries(
      periods.flatMap(({ starts, lost, due, given }) => [
        [starts, `${due - given}`],
        ...Object.entries(lost).map(([what, units]) => [`${starts} ${what}`, `${units}`]),
      ]),
    )
    return { memberId, occurrence, facts, amount }
  })
  const memberIds = owed.map(({ memberId }) => memberId)
  // A run that comes a second time finds what has changed meanwhile: that is left to the next.
  const had = await haveOccurrence(scope.tx, promotion.id, memberIds, occurrence)
  const meant = awards.filter(({ memberId }) => ids.has(memberId))
  const kept = await keepAwards(scope, promotion, promotion, meant)
  await writeGiven(
    scope.tx,
    promotion.id,
    owed
      .filter(({ memberId }) => !had.has(memberId))
      .flatMap(({ memberId, periods }) =>
        periods.map(({ starts, due }) => ({ memberId, periodStarts: starts, given: due })),
      ),
  )
  await issueAwards(scope, promotion, promotion, kept)
}
