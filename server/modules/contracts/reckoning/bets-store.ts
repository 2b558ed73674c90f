import { boundedAmount, empty, type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { below } from '../../../platform/page.ts'

/** So long bets are kept: most vendors change a round no later. Milliseconds. */
export const BETS_KEPT = 62 * 86_400_000

/** A settled round of real money; ledger units, epoch milliseconds. */
export interface Bet {
  roundId: string
  settledAt: number
  memberId: bigint
  currency: string
  stake: bigint
  payout: bigint
  validBet: bigint
  agentIds: readonly bigint[]
}

export async function insertBets(tx: Tx, bets: readonly Bet[]): Promise<void> {
  if (bets.length === 0) return
  const chains = await keepChains(
    tx,
    bets.map(({ agentIds }) => agentIds),
  )
  await tx.run(sql`
    insert into contracts.bet (round_id, settled_at, member_id, currency, stake, payout, valid_bet, chain_id)
    select *
    from unnest(
      ${bets.map(({ roundId }) => roundId)}::uuid[], ${bets.map(({ settledAt }) => new Date(settledAt))}::timestamptz[],
      ${bets.map(({ memberId }) => memberId)}::bigint[], ${bets.map(({ currency }) => currency)}::text[],
      ${bets.map(({ stake }) => stake)}::bigint[], ${bets.map(({ payout }) => payout)}::bigint[],
      ${bets.map(({ validBet }) => validBet)}::bigint[],
      ${bets.map(({ agentIds }) => chains.get(nameOf(agentIds))!)}::int[])
    on conflict do nothing`)
}

/** A chain as PostgreSQL writes it. */
const nameOf = (agentIds: readonly bigint[]) => `{${agentIds.join(',')}}`

/** The numbers of chains of uplines, by their names; those that were never met get one. */
async function keepChains(tx: Tx, chains: readonly (readonly bigint[])[]): Promise<ReadonlyMap<string, number>> {
  const names = [...new Set(chains.map(nameOf))].toSorted()
  const asked = sql`
    select name, sha256(convert_to(name, 'UTF8')) as digest
    from unnest(${names}::text[]) name`
  const known = sql`
    select asked.name, c.id
    from (${asked}) asked
    join contracts.chain c on c.digest = asked.digest`
  const found = await tx.many<{ name: string; id: number }>(known)
  if (found.length < names.length) {
    await tx.run(sql`
      insert into contracts.chain (digest, agent_ids)
      select digest, name::bigint[]
      from (${asked}) asked
      where not exists (select from contracts.chain c where c.digest = asked.digest)
      on conflict (digest) do nothing`)
  }
  const all = found.length < names.length ? await tx.many<{ name: string; id: number }>(known) : found
  return new Map(all.map(({ name, id }) => [name, id]))
}

/** Adds signed differences to a bet that is kept. */
export async function correctBet(
  tx: Tx,
  roundId: string,
  { stake, payout, validBet }: Pick<Bet, 'stake' | 'payout' | 'validBet'>,
): Promise<void> {
  await tx.run(sql`
    update contracts.bet
    set stake = stake + ${stake}::bigint, payout = payout + ${payout}::bigint, valid_bet = valid_bet + ${validBet}::bigint
    where round_id = ${roundId}`)
}

export interface TeamBets {
  /** The agent of the team. */
  agentId: bigint
  /** The highest of the asked sizes that these bets reach. */
  least: bigint
  isLost: boolean
  bets: bigint
  validBet: bigint
}

/**
 * What teams won and lost in a period, their bets summed by the sizes between which nothing differs. Bets are read once, and
 * summed by chain of uplines before any team is looked at: many members are few chains. Smaller ones than any size are left out.
 * @param sizes rising, none twice
 */
export async function teamBetsWithin(
  db: Queryable,
  {
    agentIds,
    sizes,
    currency,
    from,
    until,
    countsSelf,
  }: {
    agentIds: readonly bigint[]
    sizes: readonly bigint[]
    currency: string
    from: number
    until: number
    /** Whether an agent's own play is part of it. */
    countsSelf: boolean
  },
): Promise<TeamBets[]> {
  if (sizes.length === 0) return []
  const isAsked = (column: Sql) => sql`${column} = any(${agentIds}::bigint[])`
  const size = sizes.length === 1 ? sql`1` : sql`width_bucket(stake, ${sizes}::bigint[])`
  const own = countsSelf ? sql`case when ${isAsked(sql`member_id`)} then member_id end` : sql`null::bigint`
  const rows = await db.many<Omit<TeamBets, 'least'> & { size: number }>(sql`
    with chains as materialized (
      select chain_id, ${own} as own_id, ${size} as size, payout < stake as is_lost, count(*) as bets,
        sum(valid_bet) as valid_bet
      from contracts.bet
      where settled_at >= ${new Date(from)}
        and settled_at < ${new Date(until)}
        and currency = ${currency}
        and payout <> stake
        and stake >= ${sizes[0]!}
      group by 1, 2, 3, 4
    ), teams as (
      select agent_id, size, is_lost, bets, valid_bet
      from chains
      join contracts.chain c on c.id = chains.chain_id
      cross join unnest(c.agent_ids) agent_id
      where ${isAsked(sql`agent_id`)}
      ${countsSelf ? sql`union all select own_id, size, is_lost, bets, valid_bet from chains where own_id is not null` : empty}
    )
    select agent_id as "agentId", size, is_lost as "isLost", sum(bets)::bigint as bets,
      ${boundedAmount(sql`sum(valid_bet)`)} as "validBet"
    from teams
    group by agent_id, size, is_lost`)
  return rows.map(({ size: place, ...row }) => ({ ...row, least: sizes[place - 1]! }))
}

/** Rounds of a team within a period, newest first. */
export function roundsOfTeam(
  db: Queryable,
  asked: {
    memberId: bigint
    currency: string
    from: number
    until: number
    /** Whether the agent's own play is part of it. */
    countsSelf: boolean
    before: readonly [settledAt: number, roundId: string] | undefined
    limit: number
  },
): Promise<Omit<Bet, 'currency' | 'agentIds'>[]> {
  const { memberId, currency, from, until, countsSelf, before, limit } = asked
  return db.many(sql`
    select round_id as "roundId", settled_at as "settledAt", member_id as "memberId", stake, payout,
      valid_bet as "validBet"
    from contracts.bet
    where settled_at >= ${new Date(from)}
      and settled_at < ${new Date(until)}
      and currency = ${currency}
      and (chain_id in (select c.id from contracts.chain c where c.agent_ids @> array[${memberId}::bigint]) ${countsSelf ? sql`or member_id = ${memberId}` : empty})
      and ${below(sql`settled_at, round_id`, before && sql`${new Date(before[0])}, ${before[1]}::uuid`)}
    order by settled_at desc, round_id desc
    limit ${limit}`)
}

/** Bets older than anything still corrected. */
export async function forgetBets(db: Queryable, before: number): Promise<number> {
  return db.run(sql`delete from contracts.bet where settled_at < ${new Date(before)}`)
}
