import { type PurseName, purseIds } from '@croupier/api/wallet/purses/purse-names.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { Money } from '@croupier/basis/money.ts'
import type { WriteScope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { isAgentType, isTrialType, type PurseObstacle, type PurseOwner, type Purses } from '../../identity/index.ts'
import {
  accountsOf,
  balancesOf,
  closeDebits,
  lockBalances,
  openAccounts,
  reopenDebits,
  transfer,
} from '../../ledger/index.ts'
import { insertTrialGrant } from './causes-store.ts'
import { hasDepositOnItsWay } from '../deposits/deposits-store.ts'
import { HOUSE, housePurses, kinds, ownerOf, purseNameOf, pursesFor, unitOf } from './purses.ts'
import { openStakesPort } from '../open-stakes-port.ts'
import { trialBalance } from '../wallet-settings.ts'
import { hasOpenWithdrawal } from '../withdrawals/withdrawals-store.ts'

/** Why an account's debits are closed, as the ledger keeps it. */
const FROZEN = 'member frozen'
const CLOSED = 'account closed'

/** The house's account of a purse, opened where this is its first use. */
export async function houseAccount(tx: Queryable, purse: number, unit: string): Promise<bigint> {
  const [account] = await openAccounts(tx, [{ owner: HOUSE, purse, unit, guarded: false }])
  assert(account !== undefined, 'the ledger answers every opening')
  return account
}

async function grantPlayMoney(scope: WriteScope, owner: PurseOwner, trialAccount: bigint): Promise<void> {
  const now = scope.clock.now()
  const { units } = Money.parse(scope.use(settingsPort).read(trialBalance), owner.currency)
  const postingKey = uuidv7(now)
  await insertTrialGrant(scope.tx, {
    memberId: owner.id,
    currency: owner.currency,
    amount: units,
    madeAt: now,
    postingKey,
  })
  const from = await houseAccount(scope.tx, housePurses.trialIssue, owner.currency)
  const answer = await transfer(scope.tx, {
    key: postingKey,
    kind: kinds.trialGrant,
    reference: `trial:${owner.id}`,
    from,
    to: trialAccount,
    amount: units,
  })
  assert(answer.outcome === 'applied', `play money was granted: ${answer.outcome}`)
}

async function accountNumbers(db: Queryable, memberId: bigint): Promise<bigint[]> {
  const accounts = await accountsOf(db, [ownerOf(memberId)])
  return accounts.map((account) => account.id)
}

/** Points are no money: they are gone with the account. */
async function obstacleTo(scope: WriteScope, memberId: bigint): Promise<PurseObstacle | undefined> {
  const accounts = await accountsOf(scope.tx, [ownerOf(memberId)])
  // Locked, so that nothing leaves for a withdrawal while it is looked at.
  const money = accounts.filter(({ purse }) => purse !== purseIds.points).map(({ id }) => id)
  const balances = await lockBalances(scope.tx, money)
  const now = scope.clock.now()
  if (await hasOpenWithdrawal(scope.tx, memberId)) return 'orders'
  if (await hasDepositOnItsWay(scope.tx, memberId, now)) return 'orders'
  if ([...balances.values()].some((balance) => balance !== 0n)) return 'money'
  // Nobody could take out of a closed account what is won then.
  return (await scope.use(openStakesPort).hasOpen(scope.tx, memberId)) ? 'stakes' : undefined
}

/** Fulfils identity's port: whoever comes to be has purses, whoever is frozen has closed ones. */
export const memberPurses: Purses = {
  async open(scope, owner) {
    const isTrial = isTrialType(owner.type)
    const names = pursesFor({ isTrial, isAgent: isAgentType(owner.type) })
    const accounts = await openAccounts(
      scope.tx,
      names.map((name) => ({
        owner: ownerOf(owner.id),
        purse: purseIds[name],
        unit: unitOf(name, owner.currency),
        guarded: true,
      })),
    )
    if (isTrial) await grantPlayMoney(scope, owner, accounts[0]!)
  },
  async freeze(scope, owner) {
    await closeDebits(scope.tx, await accountNumbers(scope.tx, owner.id), FROZEN)
  },
  async close(scope, owner) {
    const obstacle = await obstacleTo(scope, owner.id)
    if (!obstacle) await closeDebits(scope.tx, await accountNumbers(scope.tx, owner.id), CLOSED)
    return obstacle
  },
  async thaw(scope, owner) {
    await reopenDebits(scope.tx, await accountNumbers(scope.tx, owner.id), FROZEN)
  },
}

/** One purse as it stands. Units are the ledger's. */
export interface PurseBalance {
  name: PurseName
  account: bigint
  unit: string
  balance: bigint
  /** What may leave it now. */
  available: bigint
  seq: bigint
  isDebitClosed: boolean
}

/** The purses of members, each in the order of their numbers. */
export async function pursesOf(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, PurseBalance[]>> {
  const members = new Map(memberIds.map((id) => [ownerOf(id), id]))
  const accounts = await accountsOf(db, [...members.keys()])
  const balances = await balancesOf(
    db,
    accounts.map((account) => account.id),
  )
  const purses = new Map<bigint, PurseBalance[]>(memberIds.map((id) => [id, []]))
  for (const account of accounts) {
    const name = purseNameOf(account.purse)
    const found = balances.get(account.id)
    if (!name || !found) continue
    purses.get(members.get(account.owner)!)!.push({
      name,
      account: account.id,
      unit: account.unit,
      balance: found.balance,
      available: found.available ?? found.balance,
      seq: found.seq ?? 0n,
      isDebitClosed: found.isDebitClosed,
    })
  }
  return purses
}

/** A member's purses in the order of their numbers. */
export async function purseBalances(db: Queryable, memberId: bigint): Promise<PurseBalance[]> {
  return (await pursesOf(db, [memberId])).get(memberId)!
}

/** What can be played with: main and bonus, or a trial's play money. Ledger units of the member's currency. */
export function playableUnits(purses: readonly PurseBalance[]): bigint {
  return purses
    .filter(({ name }) => name === 'main' || name === 'bonus' || name === 'trial')
    .reduce((sum, purse) => sum + purse.balance, 0n)
}
