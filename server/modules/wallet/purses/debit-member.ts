import { balanceChanged } from '@croupier/api/live/balance-changed.ts'
import { debitMember } from '@croupier/api/wallet/purses/debit-member.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { Money } from '@croupier/basis/money.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { tell } from '../../../platform/live.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { transfer } from '../../ledger/index.ts'
import { readFault } from '../amount-fault.ts'
import { insertAdjustment } from './causes-store.ts'
import { houseAccount, purseBalances } from './member-purses.ts'
import { amountText, housePurses, kinds } from './purses.ts'

/** Takes what is in the purse, and never more; also from a frozen member, whose money is what is put right. */
export default implement(debitMember, async (ctx, { account, amount, note }) => {
  const { tx } = ctx
  const member = await lockMemberByAccount(tx, account)
  if (!member) throw ctx.refusal('member.not.found')
  const { currency } = member
  const money = Money.read(amount, currency)
  if (!(money instanceof Money))
    throw ctx.refusal('request.invalid', { fields: [readFault('amount', money, currency)] })
  const main = (await purseBalances(tx, member.id)).find(({ name }) => name === 'main')
  if (!main) throw ctx.refusal('wallet.purse.missing')
  const insufficient = { fields: [{ field: 'amount', messageKey: 'refusals.insufficient_balance' }] }
  if (main.balance < money.units) throw ctx.refusal('insufficient_balance', insufficient)
  ctx.edits({ memberIds: [member.id] })

  const now = ctx.clock.now()
  const postingKey = uuidv7(now)
  const id = await insertAdjustment(tx, {
    memberId: member.id,
    currency,
    amount: money.units,
    isDebit: true,
    note,
    madeBy: nameOfActor(ctx.actor),
    madeAt: now,
    postingKey,
  })
  const answer = await transfer(tx, {
    key: postingKey,
    kind: kinds.debit,
    reference: `adjustment:${id}`,
    from: main.account,
    to: await houseAccount(tx, housePurses.adjustments, currency),
    amount: money.units,
    correction: true,
  })
  // A bet may have been faster than this look at the purse.
  if (answer.outcome === 'insufficient') throw ctx.refusal('insufficient_balance', insufficient)
  assert(answer.outcome === 'applied', `what is there can be taken: ${answer.outcome}`)
  const after = answer.items[0]?.legs[0]?.from
  assert(after, 'a guarded purse answers its balance')
  const balance = amountText(currency, after.balance)
  await tell(tx, { to: 'member', id: member.id }, balanceChanged, {
    currency,
    available: main.isDebitClosed ? amountText(currency, 0n) : balance,
    ledgerSeq: after.seq.toString(),
  })
  return { id: id.toString(), balance }
})
