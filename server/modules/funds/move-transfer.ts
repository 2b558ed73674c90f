import { transferChanged } from '@croupier/api/live/transfer-changed.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { WriteScope } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { tell } from '../../platform/live.ts'
import { Refusal } from '../../platform/refusal.ts'
import { balancesOf, hold, type Item, post } from '../ledger/index.ts'
import { houseAccount, type PurseBalance, purseBalances, tellMain } from '../wallet/index.ts'
import { ADVANCES_PURSE, kinds, RESULTS_PURSE } from './funds-words.ts'
import { playItem } from './play-item.ts'
import { balanceAfter, resultOf, type Transfer } from './transfer.ts'
import { closeTransfer, type TransferRuling } from './transfers-store.ts'
import type { TransferWord } from './transfer-wallet-port.ts'
import { changeOwed, findWallet, keepBalance, lockWallet } from './wallets-store.ts'

/** Tells the member's pages and the operators' that a transfer is not where it was. */
export async function tellTransfer(tx: Tx, { memberId, reference, state }: Transfer): Promise<void> {
  await tell(tx, { to: 'member', id: memberId }, transferChanged, { reference, state })
  await tell(tx, { to: 'staff' }, transferChanged, { reference, state })
}

export async function ownPurses(tx: Tx, memberId: bigint): Promise<{ main: PurseBalance; held: PurseBalance }> {
  const purses = await purseBalances(tx, memberId)
  const main = purses.find(({ name }) => name === 'main')
  const held = purses.find(({ name }) => name === 'hold')
  assert(main && held, 'whoever transfers has a main purse and one for what is held')
  return { main, held }
}

/** Sets the money of a new transfer aside. Posts to the ledger, so that only reads follow in its transaction. */
export async function holdMoney(scope: WriteScope, transfer: Transfer, key: string): Promise<void> {
  const { tx } = scope
  const { memberId, reference, amount } = transfer
  const { main, held } = await ownPurses(tx, memberId)
  const answer = await hold(tx, {
    key,
    kind: kinds.hold,
    reference,
    purse: main.account,
    held: held.account,
    amount,
  })
  if (answer.outcome === 'insufficient') {
    const messageKey = 'refusals.insufficient_balance'
    throw new Refusal('insufficient_balance', { fields: [{ field: 'amount', messageKey }] })
  }
  if (answer.outcome === 'debit-closed') throw new Refusal('wallet.purse.closed')
  assert(answer.outcome === 'applied', `a hold is taken or refused: ${answer.outcome}`)
  await tellMain(tx, memberId, main, answer.items[0]?.legs[0]?.from)
}

/** Ends a locked transfer that did not happen: what was held comes back, also to a frozen member. Posts, so it is last. */
async function giveBack(
  scope: WriteScope,
  transfer: Transfer,
  { failure, reason }: Extract<TransferWord, { state: 'refused' }>,
  ruling?: TransferRuling,
): Promise<Transfer> {
  const { tx } = scope
  const { id, memberId, direction, reference, amount } = transfer
  const now = scope.clock.now()
  const closeKey = direction === 'in' ? uuidv7(now) : null
  const after = await closeTransfer(tx, id, { state: 'refused', closeKey, failure, reason }, now, ruling)
  await tellTransfer(tx, after)
  if (closeKey === null) return after
  const { main, held } = await ownPurses(tx, memberId)
  const legs = [{ from: held.account, to: main.account, amount }]
  const answer = await post(tx, [{ key: closeKey, kind: kinds.return, reference, legs, correction: true }])
  assert(answer.outcome === 'applied', `held money returns: ${answer.outcome}`)
  await tellMain(tx, memberId, main, answer.items[0]?.legs[0]?.to)
  return after
}

/**
 * Ends a locked transfer that happened. What the vendor's balance shows to have been won or lost there since the transfer
 * before is booked with it, so that the purse stands for exactly what lies there. Posts to the ledger, so it is last.
 * @param said the balance the vendor reports; undefined where operators rule because the vendor cannot be asked
 */
async function book(
  scope: WriteScope,
  transfer: Transfer,
  said: bigint | undefined,
  ruling?: TransferRuling,
): Promise<Transfer> {
  const { tx } = scope
  const { id, memberId, vendorId, direction, currency, reference, amount } = transfer
  const now = scope.clock.now()
  const { main, held } = await ownPurses(tx, memberId)
  const wallet = await findWallet(tx, memberId, vendorId)
  assert(wallet, 'who transfers has a purse for what is there')
  const { account } = wallet
  // Nobody books a result meanwhile.
  const { owed } = await lockWallet(tx, memberId, vendorId)
  const before = (await balancesOf(tx, [account])).get(account)!.balance
  const result = resultOf(transfer, before, said ?? balanceAfter(transfer, before))
  const results = await houseAccount(tx, RESULTS_PURSE, currency)
  const closeKey = uuidv7(now)
  const resultKey = result === 0n ? null : uuidv7(now)
  // What comes back pays first what the house advanced.
  const recovered = direction === 'in' ? 0n : owed < amount ? owed : amount
  const recoveredKey = recovered === 0n ? null : uuidv7(now)
  const closing = { state: 'done', closeKey, result, resultKey, recovered, recoveredKey } as const
  const after = await closeTransfer(tx, id, closing, now, ruling)
  if (recovered > 0n) await changeOwed(tx, memberId, vendorId, -recovered)
  if (said !== undefined) await keepBalance(tx, memberId, vendorId, { balance: said, at: now })
  await tellTransfer(tx, after)

  const move = (kind: number, from: bigint, to: bigint): Item => {
    return { key: closeKey, kind, reference, legs: [{ from, to, amount }], correction: true }
  }
  const played = resultKey === null ? [] : [playItem({ key: resultKey, reference, account, results, result })]
  const repaid: Item[] = []
  if (recoveredKey !== null) {
    const advances = await houseAccount(tx, ADVANCES_PURSE, currency)
    const legs = [{ from: main.account, to: advances, amount: recovered }]
    repaid.push({ key: recoveredKey, kind: kinds.recovered, reference, legs, correction: true })
  }
  // What was won is there before it leaves, what was lost only leaves after the rest has come.
  const items =
    direction === 'in'
      ? [move(kinds.transferIn, held.account, account), ...played]
      : [...played, move(kinds.transferOut, account, main.account), ...repaid]
  const answer = await post(tx, items)
  assert(answer.outcome === 'applied', `a transfer that happened is booked: ${answer.outcome}`)
  if (direction === 'out') {
    const last = answer.items.at(-1)?.legs[0]
    await tellMain(tx, memberId, main, recovered > 0n ? last?.from : last?.to)
  }
  return after
}

/** Ends a locked open transfer as operators rule who can ask its vendor nothing. Posts to the ledger, so it is last. */
export function ruleOnTransfer(
  scope: WriteScope,
  transfer: Transfer,
  outcome: 'done' | 'refused',
  ruling: TransferRuling,
): Promise<Transfer> {
  if (outcome === 'done') return book(scope, transfer, undefined, ruling)
  return giveBack(scope, transfer, { state: 'refused', failure: 'other', reason: null }, ruling)
}

/** Ends a locked open transfer as its vendor says. */
export function settleTransfer(
  scope: WriteScope,
  transfer: Transfer,
  said: Extract<TransferWord, { state: 'done' | 'refused' }>,
): Promise<Transfer> {
  return said.state === 'done' ? book(scope, transfer, said.balance) : giveBack(scope, transfer, said)
}
