import { uuidv7 } from '@croupier/basis/ids.ts'
import { countRegistrations, countTeamDeposits, countTeamWithdrawals } from '@croupier/server/modules/agents/index.ts'
import { sumRounds } from '@croupier/server/modules/figures/index.ts'
import { findMemberByAccount } from '@croupier/server/modules/identity/index.ts'
import { accountsOf, openAccounts, sumHouseOnce, transfer } from '@croupier/server/modules/ledger/index.ts'
import { HOUSE, ownerOf } from '@croupier/server/modules/wallet/index.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { registerConsumers } from '@croupier/server/platform/outbox-consumer.ts'
import type { TestServer } from './server.ts'

const HOUR = 3_600_000
const UNITS = 1_000_000n

/** Who sums what reports read, as the house's processes do. */
export const summing = [sumRounds, countRegistrations, countTeamDeposits, countTeamWithdrawals]

export async function openReports({ wired }: TestServer): Promise<void> {
  await registerConsumers(wired.app.database, summing)
}

/** Sums the house's accounts, whatever was posted a moment ago included. */
export async function sumHouse({ wired }: TestServer): Promise<void> {
  while (await sumHouseOnce(wired.app.database, Date.now() + HOUR));
}

/** Moves whole units of BDT between an account of the house, by its name in the ledger, and a member's main purse. */
export async function moveOnHouse(
  { wired: { app } }: TestServer,
  { account, purse, kind, amount }: { account: string; purse: string; kind: string; amount: number },
): Promise<void> {
  const { database } = app
  const member = await findMemberByAccount(database, account)
  if (!member) throw new Error(`nobody is called ${account}`)
  const { purseId, kindId, main } = await database.one<{ purseId: number; kindId: number; main: number }>(sql`
    select (select id from ledger.purse where name = ${purse}) as "purseId",
      (select id from ledger.kind where name = ${kind}) as "kindId",
      (select id from ledger.purse where name = 'main') as main`)
  const [house] = await openAccounts(database, [{ owner: HOUSE, purse: purseId, unit: 'BDT', guarded: false }])
  const own = (await accountsOf(database, [ownerOf(member.id)])).find((each) => each.purse === main)
  if (house === undefined || own === undefined) throw new Error('both sides of a movement are there')
  const [from, to] = amount > 0 ? [house, own.id] : [own.id, house]
  const units = BigInt(Math.abs(amount)) * UNITS
  await database.transaction((tx) =>
    transfer(tx, { key: uuidv7(), kind: kindId, reference: 'test', from, to, amount: units }),
  )
}
