import { boundedAmount, type Sql, sql, type Tx } from '../../platform/database.ts'

/** What of a round was staked from a bonus, where it counts. Ledger units; below zero where a correction takes away. */
export interface BonusPlay {
  /** Epoch milliseconds. */
  at: number
  memberId: bigint
  currency: string
  gameType: string
  /** One that a bonus was staked in, even in part, is no round of the member's own: what is theirs of it is no round. */
  rounds: number
  stake: bigint
  payout: bigint
  validBet: bigint
}

async function add(tx: Tx, told: Sql): Promise<void> {
  await tx.run(sql`
    insert into figures.bonus_figure as f (since, member_id, currency, game_type, rounds, stake, payout, valid_bet)
    select date_bin('15 minutes', at, 'epoch'), member_id, currency, game_type, sum(rounds),
      ${boundedAmount(sql`sum(stake)`)}, ${boundedAmount(sql`sum(payout)`)}, ${boundedAmount(sql`sum(valid_bet)`)}
    from (${told}) told
    group by 1, member_id, currency, game_type
    order by 1, member_id, currency, game_type
    on conflict (since, member_id, currency, game_type) do update
    set rounds = f.rounds + excluded.rounds,
      stake = ${boundedAmount(sql`f.stake::numeric + excluded.stake`)},
      payout = ${boundedAmount(sql`f.payout::numeric + excluded.payout`)},
      valid_bet = ${boundedAmount(sql`f.valid_bet::numeric + excluded.valid_bet`)}`)
}

/** Adds what settled rounds staked from bonuses; of most there is nothing. */
export async function addSettledBonusPlay(tx: Tx, events: Sql): Promise<void> {
  await add(
    tx,
    sql`
      select 'epoch'::timestamptz + (payload ->> 'closedAt')::bigint * interval '1 millisecond' as at,
        (payload ->> 'memberId')::bigint as member_id, payload ->> 'currency' as currency,
        payload ->> 'gameType' as game_type, 1 as rounds, (payload ->> 'bonusStake')::numeric as stake,
        (payload ->> 'bonusPayout')::numeric as payout, (payload ->> 'bonusBet')::numeric as valid_bet
      from ${events} e
      where payload ? 'bonusStake'
        and not (payload ->> 'isDemo')::boolean
      offset 0`,
  )
}

export async function addBonusPlay(tx: Tx, played: readonly BonusPlay[]): Promise<void> {
  if (played.length === 0) return
  await add(
    tx,
    sql`
      select *
      from unnest(
        ${played.map(({ at }) => new Date(at))}::timestamptz[], ${played.map(({ memberId }) => memberId)}::bigint[],
        ${played.map(({ currency }) => currency)}::text[], ${played.map(({ gameType }) => gameType)}::text[],
        ${played.map(({ rounds }) => rounds)}::int[],
        ${played.map(({ stake }) => stake)}::bigint[], ${played.map(({ payout }) => payout)}::bigint[],
        ${played.map(({ validBet }) => validBet)}::bigint[])
        as t (at, member_id, currency, game_type, rounds, stake, payout, valid_bet)`,
  )
}
