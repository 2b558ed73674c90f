import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { auditPort } from '../../platform/audit-port.ts'
import type { WriteScope } from '../../platform/context.ts'
import { type Item, lockBalances, post } from '../ledger/index.ts'
import { amountText, houseAccount, tellMain } from '../wallet/index.ts'
import { ADVANCES_PURSE, kinds, RESULTS_PURSE } from './funds-words.ts'
import { ownPurses, tellTransfer } from './move-transfer.ts'
import { playItem } from './play-item.ts'
import { insertResult } from './results-store.ts'
import { correctionOf, type Transfer } from './transfer.ts'
import { correctTransfer } from './transfers-store.ts'
import { changeOwed, findWallet, lockWallet } from './wallets-store.ts'

/**
 * Corrects a ruling of two operators on a locked transfer that the vendor's own record contradicts: the money is moved
 * to where the vendor says it is, and the audit log gets a line. Money that is at the vendor after all is taken from
 * main again; the house advances what main no longer has, and recovers it from what comes back from the vendor. Posts
 * to the ledger, so it is last.
 */
export async function correctRuling(
  scope: WriteScope,
  transfer: Transfer,
  said: 'done' | 'refused',
): Promise<Transfer> {
  const { tx } = scope
  const { id, memberId, vendorId, currency, reference, amount } = transfer
  const now = scope.clock.now()
  const { main } = await ownPurses(tx, memberId)
  const wallet = await findWallet(tx, memberId, vendorId)
  assert(wallet, 'who transfers has a purse for what is there')
  // Nobody books a result meanwhile, and nobody bets.
  const { owed: due } = await lockWallet(tx, memberId, vendorId)
  const locked = await lockBalances(tx, [main.account, wallet.account])
  const purse = locked.get(wallet.account) ?? 0n
  const correction = correctionOf(transfer, said, { main: locked.get(main.account) ?? 0n, purse })
  const { towards, moved, owed, won } = correction

  // What comes back pays first what the house advanced.
  const recovered = transfer.direction === 'in' || towards === 'vendor' ? 0n : due < moved ? due : moved
  const recoveredKey = recovered === 0n ? null : uuidv7(now)
  const correctionKey = moved === 0n ? null : uuidv7(now)
  const owedKey = owed === 0n ? null : uuidv7(now)
  const written = { contradiction: said, correctionKey, owed, owedKey, recovered, recoveredKey }
  const after = await correctTransfer(tx, id, written, now)
  if (owed !== recovered) await changeOwed(tx, memberId, vendorId, owed - recovered)
  await tellTransfer(tx, after)

  const items: Item[] = []
  if (won > 0n) {
    const key = uuidv7(now)
    const results = await houseAccount(tx, RESULTS_PURSE, currency)
    await insertResult(tx, { memberId, vendorId, currency, amount: won, key, at: now })
    items.push(playItem({ key, reference, account: wallet.account, results, result: won }))
  }
  if (owedKey !== null) {
    const advances = await houseAccount(tx, ADVANCES_PURSE, currency)
    const legs = [{ from: advances, to: wallet.account, amount: owed }]
    items.push({ key: owedKey, kind: kinds.owed, reference, legs, correction: true })
  }
  if (correctionKey !== null) {
    const [from, to] = towards === 'vendor' ? [main.account, wallet.account] : [wallet.account, main.account]
    items.push({
      key: correctionKey,
      kind: kinds.correction,
      reference,
      legs: [{ from, to, amount: moved }],
      correction: true,
    })
  }
  if (recoveredKey !== null) {
    const advances = await houseAccount(tx, ADVANCES_PURSE, currency)
    const legs = [{ from: main.account, to: advances, amount: recovered }]
    items.push({ key: recoveredKey, kind: kinds.recovered, reference, legs, correction: true })
  }
  const answer = await post(tx, items)
  assert(answer.outcome === 'applied', `a ruling that its vendor contradicts is put right: ${answer.outcome}`)
  if (correctionKey !== null) {
    const leg = answer.items.at(-1)?.legs[0]
    await tellMain(tx, memberId, main, towards === 'vendor' || recovered > 0n ? leg?.from : leg?.to)
  }
  await scope.use(auditPort).record(tx, {
    // Whoever asked: the vendor's record decides.
    actor: 'system:funds',
    action: 'correctTransfer',
    requestId: scope.requestId,
    ip: null,
    details: {
      reference,
      account: transfer.account,
      ruled: transfer.state,
      ruledBy: transfer.ruledBy,
      vendorSays: said,
      amount: amountText(currency, amount),
      currency,
      ...(owed > 0n ? { owed: amountText(currency, owed) } : {}),
      ...(recovered > 0n ? { recovered: amountText(currency, recovered) } : {}),
    },
    outcome: 'done',
  })
  return after
}
