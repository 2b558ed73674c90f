import type { WriteScope } from '../../../platform/context.ts'
import type { DueRebate } from './due-rebate.ts'
import { giveAward } from '../give-award.ts'
import type { Promotion } from '../promotion.ts'
import { writePaid } from './rebates-store.ts'

/** Gives what a rebate owes a member and writes down of which days it is: whoever asks next finds nothing more due. */
export async function payRebate(
  scope: WriteScope,
  promotion: Promotion,
  { memberId, lines, amount }: DueRebate,
  occurrence: string,
): Promise<bigint | undefined> {
  const facts = Object.fromEntries(
    lines
      .filter(({ due, paid }) => due !== paid)
      .map(({ day, gameType, due, paid }) => [`${day} ${gameType}`, (due - paid).toString()]),
  )
  const id = await giveAward(scope, promotion, promotion, { memberId, occurrence, facts, amount }, false)
  if (id === undefined) return undefined
  const moved = lines.filter(({ due, paid }) => due !== paid)
  await writePaid(
    scope.tx,
    promotion.id,
    moved.map(({ day, gameType, due }) => ({ memberId, day, gameType, paid: due })),
  )
  return id
}
