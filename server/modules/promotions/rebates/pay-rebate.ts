import type { WriteScope } from '../../../platform/context.ts'
import { issueAwards, keepAwards } from '../give-award.ts'
import type { Promotion } from '../promotion.ts'
import type { DueRebate } from './due-rebate.ts'
import { writePaid } from './rebates-store.ts'

/**
 * Gives what a rebate owes members, of whom each stands here once, and writes down of which days it is: whoever asks next
 * finds nothing more due. Answers the rewards of those it was new to.
 */
export async function payRebates(
  scope: WriteScope,
  promotion: Promotion,
  rebates: readonly DueRebate[],
  occurrence: string,
): Promise<ReadonlyMap<bigint, bigint>> {
  const moved = rebates.map((rebate) => ({ ...rebate, lines: rebate.lines.filter(({ due, paid }) => due !== paid) }))
  const awards = moved.map(({ memberId, lines, amount }) => {
    const facts = Object.fromEntries(
      lines.map(({ day, gameType, due, paid }) => [`${day} ${gameType}`, `${due - paid}`]),
    )
    return { memberId, occurrence, facts, amount }
  })
  const kept = await keepAwards(scope, promotion, promotion, awards)
  const isNew = new Set(kept.map(({ memberId }) => memberId))
  await writePaid(
    scope.tx,
    promotion.id,
    moved
      .filter(({ memberId }) => isNew.has(memberId))
      .flatMap(({ memberId, lines }) =>
        lines.map(({ day, gameType, due }) => ({ memberId, day, gameType, paid: due })),
      ),
  )
  return issueAwards(scope, promotion, promotion, kept)
}
