import { empty, type Queryable, sql, type Tx } from '../../platform/database.ts'

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
  await tx.run(sql`
    insert into contracts.bet (round_id, settled_at, member_id, currency, stake, payout, valid_bet, agent_ids)
    select b.round_id, b.settled_at, b.member_id, b.currency, b.stake, b.payout, b.valid_bet, b.agent_ids::bigint[]
    from unnest(
      ${bets.map(({ roundId }) => roundId)}::uuid[], ${bets.map(({ settledAt }) => new Date(settledAt))}::timestamptz[],
      ${bets.map(({ memberId }) => memberId)}::bigint[], ${bets.map(({ currency }) => currency)}::text[],
      ${bets.map(({ stake }) => stake)}::bigint[], ${bets.map(({ payout }) => payout)}::bigint[],
      ${bets.map(({ validBet }) => validBet)}::bigint[],
      ${bets.map(({ agentIds }) => `{${agentIds.join(',')}}`)}::text[])
      as b (round_id, settled_at, member_id, currency, stake, payout, valid_bet, agent_ids)
    on conflict do nothing`)
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

export interface BetGroup {
  /** Whose teams they count for. */
  agentIds: bigint[]
  stake: bigint
  isLost: boolean
  bets: bigint
  validBet: bigint
}

/**
 * Bets of a period that were won or lost, those of one size summed for all who stand below the same agents: many members are
 * few chains. `countsSelf`: a member's own team is among those it counts for.
 */
export function betsWithin(
  db: Queryable,
  { currency, from, until, countsSelf }: { currency: string; from: number; until: number; countsSelf: boolean },
): Promise<BetGroup[]> {
  const chain = countsSelf ? sql`member_id || agent_ids` : sql`agent_ids`
  return db.many<BetGroup>(sql`
    select ${chain} as "agentIds", stake, payout < stake as "isLost", count(*) as bets,
      sum(valid_bet)::bigint as "validBet"
    from contracts.bet
    where settled_at >= ${new Date(from)}
      and settled_at < ${new Date(until)}
      and currency = ${currency}
      and payout <> stake
    group by 1, stake, payout < stake`)
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
    before: { at: number; roundId: string } | undefined
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
      and (agent_ids @> array[${memberId}::bigint] ${countsSelf ? sql`or member_id = ${memberId}` : empty})
      ${before ? sql`and (settled_at, round_id) < (${new Date(before.at)}, ${before.roundId}::uuid)` : empty}
    order by settled_at desc, round_id desc
    limit ${limit}`)
}

/** Bets older than anything still corrected. */
export async function forgetBets(db: Queryable, before: number): Promise<number> {
  return db.run(sql`delete from contracts.bet where settled_at < ${new Date(before)}`)
}
