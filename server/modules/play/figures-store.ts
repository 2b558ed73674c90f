import { sql, type Tx } from '../../platform/database.ts'
import type { Sums } from './change.ts'

/** What one member played of one vendor's games of a category, from an instant on for a quarter of an hour. */
export interface MemberFigure extends Sums {
  /** Epoch milliseconds. */
  since: number
  memberId: bigint
  currency: string
  vendorCode: string
  gameType: string
}

/** One fold at a time, of whatever listener: they write the same rows. */
export async function lockFigures(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('play.figures'))`)
}

/**
 * Adds to what is kept. Each key at most once in `figures`.
 * @returns members and quarters of an hour in which a figure counts rounds now and counted none before
 */
export async function addMemberFigures(
  tx: Tx,
  figures: readonly MemberFigure[],
): Promise<{ memberId: bigint; since: number }[]> {
  return tx.many<{ memberId: bigint; since: number }>(sql`
    with added as (
      select *
      from unnest(
        ${figures.map(({ since }) => new Date(since))}::timestamptz[],
        ${figures.map(({ memberId }) => memberId)}::bigint[], ${figures.map(({ currency }) => currency)}::text[],
        ${figures.map(({ vendorCode }) => vendorCode)}::text[], ${figures.map(({ gameType }) => gameType)}::text[],
        ${figures.map(({ rounds }) => rounds)}::int[], ${figures.map(({ won }) => won)}::int[],
        ${figures.map(({ lost }) => lost)}::int[], ${figures.map(({ stake }) => stake)}::bigint[],
        ${figures.map(({ payout }) => payout)}::bigint[], ${figures.map(({ validBet }) => validBet)}::bigint[])
        as a (since, member_id, currency, vendor_code, game_type, rounds, won, lost, stake, payout, valid_bet)
    ), kept as (
      insert into play.member_figure as f
        (since, member_id, currency, vendor_code, game_type, rounds, won, lost, stake, payout, valid_bet)
      select *
      from added
      on conflict (since, member_id, currency, vendor_code, game_type) do update
      set rounds = f.rounds + excluded.rounds,
        won = f.won + excluded.won,
        lost = f.lost + excluded.lost,
        stake = f.stake + excluded.stake,
        payout = f.payout + excluded.payout,
        valid_bet = f.valid_bet + excluded.valid_bet
      returning since, member_id, currency, vendor_code, game_type, rounds
    )
    select distinct member_id as "memberId", since
    from kept
    join added using (since, member_id, currency, vendor_code, game_type)
    where added.rounds > 0
      and kept.rounds = added.rounds
    order by member_id, since`)
}

/** What the members below an agent played of a category in an hour of the merchant's clock. */
export interface TeamFigure extends Sums {
  agentId: bigint
  /** Epoch milliseconds. */
  since: number
  currency: string
  gameType: string
}

/** Adds to what is kept. Each key at most once in `figures`. */
export async function addTeamFigures(tx: Tx, figures: readonly TeamFigure[]): Promise<void> {
  if (figures.length === 0) return
  await tx.run(sql`
    insert into play.team_figure as f
      (agent_id, since, currency, game_type, rounds, won, lost, stake, payout, valid_bet)
    select *
    from unnest(
      ${figures.map(({ agentId }) => agentId)}::bigint[],
      ${figures.map(({ since }) => new Date(since))}::timestamptz[], ${figures.map(({ currency }) => currency)}::text[],
      ${figures.map(({ gameType }) => gameType)}::text[], ${figures.map(({ rounds }) => rounds)}::int[],
      ${figures.map(({ won }) => won)}::int[], ${figures.map(({ lost }) => lost)}::int[],
      ${figures.map(({ stake }) => stake)}::bigint[], ${figures.map(({ payout }) => payout)}::bigint[],
      ${figures.map(({ validBet }) => validBet)}::bigint[])
    on conflict (agent_id, since, currency, game_type) do update
    set rounds = f.rounds + excluded.rounds,
      won = f.won + excluded.won,
      lost = f.lost + excluded.lost,
      stake = f.stake + excluded.stake,
      payout = f.payout + excluded.payout,
      valid_bet = f.valid_bet + excluded.valid_bet`)
}
