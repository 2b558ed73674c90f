import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'

/** Free rounds of a member. Amounts in ledger units, times in epoch milliseconds. */
export interface GivenRounds {
  awardId: bigint
  memberId: bigint
  /** The vendor by its code, the game as its vendor calls it. */
  vendor: string
  game: string
  currency: string
  rounds: number
  stake: bigint
  /**
   * `unknown`: the vendor was asked, and nobody can say whether it heard. `lapsed`: it told no end in its time. `ended`: it
   * told what they paid.
   */
  state: 'owed' | 'asking' | 'unknown' | 'granted' | 'refused' | 'lapsed' | 'ended'
  attempts: number
  reason: string | null
  won: bigint | null
  givenAt: number
  expiresAt: number
}

const columns: Sql = sql`
  award_id as "awardId", member_id as "memberId", vendor, game, currency, rounds, stake, state, attempts, reason, won,
  given_at as "givenAt", expires_at as "expiresAt"`

export async function insertRounds(
  tx: Tx,
  given: Pick<
    GivenRounds,
    'awardId' | 'memberId' | 'vendor' | 'game' | 'currency' | 'rounds' | 'stake' | 'givenAt' | 'expiresAt'
  >,
): Promise<void> {
  const { awardId, memberId, vendor, game, currency, rounds, stake, givenAt, expiresAt } = given
  await tx.run(sql`
    insert into promotions.free_rounds
      (award_id, member_id, vendor, game, currency, rounds, stake, given_at, expires_at)
    values
      (${awardId}, ${memberId}, ${vendor}, ${game}, ${currency}, ${rounds}, ${stake}, ${new Date(givenAt)},
       ${new Date(expiresAt)})`)
}

export async function lockRounds(tx: Tx, awardId: bigint): Promise<GivenRounds | undefined> {
  return tx.maybe<GivenRounds>(sql`
    select ${columns}
    from promotions.free_rounds
    where award_id = ${awardId}
    for update`)
}

/** Writes down that the vendor is about to be asked. */
export async function beginAsking(tx: Tx, awardId: bigint): Promise<void> {
  await tx.run(sql`
    update promotions.free_rounds
    set state = 'asking', attempts = attempts + 1
    where award_id = ${awardId}`)
}

export async function noteAnswer(
  tx: Tx,
  awardId: bigint,
  { state, reason }: { state: 'granted' | 'refused' | 'unknown'; reason: string | null },
): Promise<void> {
  await tx.run(sql`
    update promotions.free_rounds
    set state = ${state}, reason = ${reason}
    where award_id = ${awardId}`)
}

export async function endRounds(tx: Tx, awardId: bigint, won: bigint, now: number): Promise<void> {
  await tx.run(sql`
    update promotions.free_rounds
    set state = 'ended', reason = null, won = ${won}, ended_at = ${new Date(now)}
    where award_id = ${awardId}`)
}

/**
 * Gives up waiting for the end of the next rounds that ran out so many hours ago, by the database's clock; answers which they
 * are, locked. Those that somebody else is busy with wait for the next look.
 */
export async function lapseNext(
  tx: Tx,
  graceHours: number,
  limit: number,
): Promise<Pick<GivenRounds, 'awardId' | 'memberId'>[]> {
  return tx.many(sql`
    update promotions.free_rounds f
    set state = 'lapsed', ended_at = now()
    from (
      select award_id
      from promotions.free_rounds
      where state in ('owed', 'asking', 'unknown', 'granted')
        and expires_at < now() - make_interval(hours => ${graceHours}::int)
      order by award_id
      limit ${limit}
      for update skip locked
    ) over
    where f.award_id = over.award_id
    returning f.award_id as "awardId", f.member_id as "memberId"`)
}

/** Newest first, with what gave them. */
export async function roundsOf(
  db: Queryable,
  memberId: bigint,
  limit: number,
): Promise<(GivenRounds & { promotionId: bigint; titles: Readonly<Record<string, string>> })[]> {
  return db.many(sql`
    select f.*, a.promotion_id as "promotionId", v.titles
    from (
      select ${columns}
      from promotions.free_rounds
      where member_id = ${memberId}
      order by award_id desc
      limit ${limit}
    ) f
    join promotions.award a on a.id = f."awardId"
    join promotions.version v on v.promotion_id = a.promotion_id and v.number = a.version
    order by f."awardId" desc`)
}
