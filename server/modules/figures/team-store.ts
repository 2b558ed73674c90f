import { boundedAmount, empty, type Queryable, sql } from '../../platform/database.ts'

/** What was played by somebody, or by everybody below them; ledger units. */
export interface PlayedSums {
  rounds: bigint
  stake: bigint
  payout: bigint
  validBet: bigint
}

export interface TeamAsked {
  ids: readonly bigint[]
  currency: string
  /** Epoch milliseconds on hours of the merchant's clock; `until` is not included. */
  from: number
  until: number
  /** Categories that count; all where absent. */
  gameTypes?: readonly string[] | undefined
}

const sums = sql`
  sum(rounds) as rounds, ${boundedAmount(sql`sum(stake)`)} as stake, ${boundedAmount(sql`sum(payout)`)} as payout,
  ${boundedAmount(sql`sum(valid_bet)`)} as "validBet"`

function within({ currency, from, until, gameTypes }: TeamAsked) {
  return sql`
    since >= ${new Date(from)}
      and since < ${new Date(until)}
      and currency = ${currency}
      ${gameTypes === undefined ? empty : sql`and game_type = any(${gameTypes}::text[])`}`
}

/** What everybody below each of these agents played; who has no such team is missing. */
export async function teamSums(db: Queryable, asked: TeamAsked): Promise<ReadonlyMap<bigint, PlayedSums>> {
  const rows = await db.many<PlayedSums & { id: bigint }>(sql`
    select agent_id as id, ${sums}
    from figures.team_figure
    where agent_id = any(${asked.ids}::bigint[])
      and ${within(asked)}
    group by agent_id`)
  return new Map(rows.map(({ id, ...played }) => [id, played]))
}

/** What each of these members played themselves. */
export async function memberSums(db: Queryable, asked: TeamAsked): Promise<ReadonlyMap<bigint, PlayedSums>> {
  const rows = await db.many<PlayedSums & { id: bigint }>(sql`
    select member_id as id, ${sums}
    from figures.member_figure
    where member_id = any(${asked.ids}::bigint[])
      and ${within(asked)}
    group by member_id`)
  return new Map(rows.map(({ id, ...played }) => [id, played]))
}

export interface TeamDay extends PlayedSums {
  date: string
  /** How many of the team played. */
  players: number
}

/** What an agent's team played, by day of the merchant's calendar; `until` is the last day. */
export function teamByDay(
  db: Queryable,
  agentId: bigint,
  currency: string,
  days: { from: string; until: string },
): Promise<TeamDay[]> {
  return db.many<TeamDay>(sql`
    select day::text as date, players, rounds::bigint as rounds, stake, payout, valid_bet as "validBet"
    from figures.team_day
    where agent_id = ${agentId}
      and currency = ${currency}
      and day between ${days.from}::date and ${days.until}::date
    order by day`)
}

/** Members with valid bets of so much in a period, and their uplines on its days. */
export async function playersAbove(
  db: Queryable,
  asked: Omit<TeamAsked, 'ids'> & { zone: string; validBet: bigint },
): Promise<{ memberId: bigint; agentIds: bigint[] }[]> {
  return db.many(sql`
    with players as (
      select member_id
      from figures.member_figure
      where ${within({ ...asked, ids: [] })}
      group by member_id
      having sum(valid_bet) >= ${asked.validBet}::bigint and sum(valid_bet) > 0
    )
    select p.member_id as "memberId", array(
      select distinct agent_id
      from figures.member_day d
      cross join unnest(d.agent_ids) agent_id
      where d.member_id = p.member_id
        and d.day between (${new Date(asked.from)}::timestamptz at time zone ${asked.zone})::date
          and ((${new Date(asked.until)}::timestamptz - interval '1 second') at time zone ${asked.zone})::date) as "agentIds"
    from players p`)
}
