import { showWithdrawalOrder } from '@croupier/api/wallet/withdrawals/show-withdrawal-order.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { accountNamesOf } from '../../identity/index.ts'
import { missingTurnover } from '../../wagering/index.ts'
import { describeWithdrawalOrder } from './describe-withdrawal.ts'
import { describeDevices } from '../visits.ts'
import { describePartOrder } from '../parts/describe-part.ts'
import { partsOf } from '../parts/parts-store.ts'
import { sharersOf } from '../payout-accounts/payout-accounts-store.ts'
import { attemptsOf } from './payout-attempts-store.ts'
import { amountText } from '../purses/purses.ts'
import { isOneOf, withdrawalEditors } from './withdrawal-editors.ts'
import { isTaken, moved } from './withdrawal.ts'
import { risksOfWithdrawals } from './withdrawal-risk-facts.ts'
import { findWithdrawal } from './withdrawals-store.ts'

/** So many members with one account say enough. */
const SHARERS = 20

export default implement(showWithdrawalOrder, async (ctx, { reference }) => {
  const withdrawal = await findWithdrawal(ctx.db, reference)
  if (!withdrawal) throw ctx.refusal('withdrawal.not.found')
  const { memberId, currency, state, takenBy } = withdrawal
  const me = nameOfActor(ctx.actor)
  const editors = await withdrawalEditors(ctx, ctx.db, memberId)
  const risksOf = await risksOfWithdrawals(ctx.db, [withdrawal])
  const sharers = await sharersOf(ctx.db, { memberId, ...withdrawal.payee }, SHARERS)
  const names = await accountNamesOf(
    ctx.db,
    sharers.map((sharer) => sharer.memberId),
  )
  const isFree = !isTaken(withdrawal, ctx.clock.now()) || takenBy === me
  return {
    withdrawal: describeWithdrawalOrder(ctx, withdrawal),
    attempts: await attemptsOf(ctx.db, withdrawal.id),
    parts: (await partsOf(ctx.db, reference)).map(describePartOrder),
    risks: risksOf(withdrawal.id),
    missingTurnover: amountText(currency, await missingTurnover(ctx.db, memberId, currency)),
    devices: await describeDevices(ctx.db, memberId),
    editors,
    sharers: sharers.map(({ memberId: id, holder, boundAt, isBound }) => ({
      account: names.get(id) ?? '',
      holder,
      boundAt,
      isBound,
    })),
    mayApprove:
      ctx.session.mayDo('withdrawals.approve') &&
      moved(state, 'approve') !== undefined &&
      isFree &&
      !(await isOneOf(ctx, ctx.db, ctx.session, editors)),
  }
})
