import type { Chips } from '@croupier/games/tables/tables.ts'
import { type Queryable, sql, type Tx } from '../../platform/database.ts'

const sumOf = (chips: readonly Chips[]) => chips.reduce((sum, { stake }) => sum + stake, 0n)
const spotsOf = (chips: readonly Chips[]) => chips.map(({ spot }) => spot)
const stakesOf = (chips: readonly Chips[]) => chips.map(({ stake }) => stake)

/**
 * Adds to what lies on the spots of a round, and answers what lies on each of its spots then. The pot comes first: whoever
 * adds to a round in a currency waits there for whoever did before.
 */
export async function addTotals(tx: Tx, roundId: bigint, currency: string, added: readonly Chips[]): Promise<Chips[]> {
  await tx.run(sql`
    insert into tables.pot as p (round_id, currency, staked) values (${roundId}, ${currency}, ${sumOf(added)})
    on conflict (round_id, currency) do update set staked = p.staked + excluded.staked`)
  await tx.run(sql`
    insert into tables.total as t (round_id, currency, spot, staked)
    select ${roundId}, ${currency}, a.spot, a.staked
    from unnest(${spotsOf(added)}::text[], ${stakesOf(added)}::bigint[]) a(spot, staked)
    order by a.spot
    on conflict (round_id, currency, spot) do update set staked = t.staked + excluded.staked`)
  return totalsOf(tx, roundId, currency)
}

/** Takes from it what is taken back, each spot once; answers what is left. */
export async function takeTotals(tx: Tx, roundId: bigint, currency: string, taken: readonly Chips[]): Promise<Chips[]> {
  await tx.run(sql`
    update tables.pot set staked = staked - ${sumOf(taken)} where round_id = ${roundId} and currency = ${currency}`)
  await tx.run(sql`
    update tables.total t set staked = t.staked - a.staked
    from unnest(${spotsOf(taken)}::text[], ${stakesOf(taken)}::bigint[]) a(spot, staked)
    where t.round_id = ${roundId} and t.currency = ${currency} and t.spot = a.spot`)
  return totalsOf(tx, roundId, currency)
}

/** What lies on each spot of a round in a currency. */
export function totalsOf(db: Queryable, roundId: bigint, currency: string): Promise<Chips[]> {
  return db.many<Chips & object>(sql`
    select spot, staked as stake from tables.total
    where round_id = ${roundId} and currency = ${currency} and staked > 0
    order by spot`)
}

/** Keeps what a round pays at most, as it was counted by whoever holds the pot. */
export async function setMost(tx: Tx, roundId: bigint, currency: string, most: bigint): Promise<void> {
  await tx.run(sql`update tables.pot set most = ${most} where round_id = ${roundId} and currency = ${currency}`)
}
