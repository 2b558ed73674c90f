import { uuidv7 } from '@croupier/basis/ids.ts'
import { assert } from '@croupier/basis/assert.ts'
import type { OwnScope } from '../../platform/context.ts'
import type { Queryable } from '../../platform/database.ts'
import { balancesOf, post } from '../ledger/index.ts'
import { houseAccount } from '../wallet/index.ts'
import { RESULTS_PURSE } from './funds-words.ts'
import { type Holder, heardBalance } from './heard-balance.ts'
import { playItem } from './play-item.ts'
import { insertResult } from './results-store.ts'
import { isAnyAwaited } from './transfers-store.ts'
import type { Vendor } from '../catalogue/index.ts'
import { findWallet, lockWallet } from './wallets-store.ts'

/** The purse as it stands where the vendor has answered for every transfer; undefined otherwise. */
async function settledPurse(db: Queryable, memberId: bigint, vendorId: number, account: bigint) {
  if (await isAnyAwaited(db, memberId, vendorId)) return undefined
  return (await balancesOf(db, [account])).get(account)
}

/**
 * Asks a vendor what is in a member's wallet, and books what was won or lost there since, so that the purse stands for it.
 * Nothing is booked where a transfer was under way between asking and booking: its own answer tells. Nor where operators
 * ruled on one and the vendor has not answered for it: what lies there may be what they gave back.
 * @returns what the vendor says, ledger units; undefined where its answer is unclear
 */
export async function bookBalance(ctx: OwnScope, holder: Holder, vendor: Vendor): Promise<bigint | undefined> {
  const { memberId, currency } = holder
  const wallet = await findWallet(ctx.db, memberId, vendor.id)
  const before = wallet && (await settledPurse(ctx.db, memberId, vendor.id, wallet.account))
  const heard = await heardBalance(ctx, holder, vendor)
  if (!wallet || !before || !heard || heard.balance === before.balance) return heard?.balance
  const { account } = wallet

  await ctx.transaction(async (scope) => {
    const { tx } = scope
    // A transfer that ends changes the same row first: either it is seen here, or it waits for us.
    await lockWallet(tx, memberId, vendor.id)
    const purse = await settledPurse(tx, memberId, vendor.id, account)
    if (purse?.seq !== before.seq) return
    const now = scope.clock.now()
    const key = uuidv7(now)
    const amount = heard.balance - before.balance
    const results = await houseAccount(tx, RESULTS_PURSE, currency)
    const id = await insertResult(tx, { memberId, vendorId: vendor.id, currency, amount, key, at: now })
    const answer = await post(tx, [playItem({ key, reference: `result:${id}`, account, results, result: amount })])
    assert(answer.outcome === 'applied', `what was played at a vendor is booked: ${answer.outcome}`)
  })
  return heard.balance
}
