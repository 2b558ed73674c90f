import { sql, type Tx } from '../../platform/database.ts'

/** What one member played of one vendor's games of a category, from an instant on for a quarter of an hour. */
export interface Figure {
  /** Epoch milliseconds. */
  since: number
  memberId: bigint
  currency: string
  vendorCode: string
  gameType: string
  rounds: number
  /** Ledger units; below zero where corrections outweigh. */
  stake: bigint
  payout: bigint
  validBet: bigint
}

/** Adds to what is kept. Each key at most once in `figures`. */
export async function addFigures(tx: Tx, figures: readonly Figure[]): Promise<void> {
  if (figures.length === 0) return
  await tx.run(sql`
    insert into play.member_figure as kept
      (since, member_id, currency, vendor_code, game_type, rounds, stake, payout, valid_bet)
    select *
    from unnest(
      ${figures.map(({ since }) => new Date(since))}::timestamptz[], ${figures.map(({ memberId }) => memberId)}::bigint[],
      ${figures.map(({ currency }) => currency)}::text[], ${figures.map(({ vendorCode }) => vendorCode)}::text[],
      ${figures.map(({ gameType }) => gameType)}::text[], ${figures.map(({ rounds }) => rounds)}::int[],
      ${figures.map(({ stake }) => stake)}::bigint[], ${figures.map(({ payout }) => payout)}::bigint[],
      ${figures.map(({ validBet }) => validBet)}::bigint[])
    on conflict (since, member_id, currency, vendor_code, game_type) do update
    set rounds = kept.rounds + excluded.rounds,
      stake = kept.stake + excluded.stake,
      payout = kept.payout + excluded.payout,
      valid_bet = kept.valid_bet + excluded.valid_bet`)
}
