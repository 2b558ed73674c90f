import { boundedAmount, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

/**
 * Adds what settled and corrected rounds count as wagered to the days they were settled on. Play money earns nothing, and
 * neither does what was staked from a bonus.
 * @param zone IANA name of the zone days are cut in
 */
export async function addValidBets(tx: Tx, events: Sql, zone: string): Promise<void> {
  await tx.run(sql`
    insert into points.earning as e (member_id, currency, day, game_type, valid_bet)
    select member_id, currency, day, game_type, ${boundedAmount(sql`sum(valid_bet)`)}
    from (
      select (payload ->> 'memberId')::bigint as member_id, payload ->> 'currency' as currency,
        (('epoch'::timestamptz
          + coalesce(payload ->> 'closedAt', payload ->> 'correctedAt')::bigint * interval '1 millisecond')
          at time zone ${zone})::date as day,
        payload ->> 'gameType' as game_type,
        (payload ->> 'validBet')::numeric - coalesce((payload ->> 'bonusBet')::numeric, 0) as valid_bet
      from ${events} told
      where not (payload ->> 'isDemo')::boolean
      offset 0
    ) played
    group by member_id, currency, day, game_type
    having sum(valid_bet) <> 0
    order by member_id, day, game_type, currency
    on conflict (member_id, day, game_type, currency) do update
    set valid_bet = ${boundedAmount(sql`e.valid_bet::numeric + excluded.valid_bet`)}, is_due = true`)
}

/** Members with something to count, in order of their ids. */
export async function dueMembers(db: Queryable, after: bigint, limit: number): Promise<bigint[]> {
  const rows = await db.many<{ memberId: bigint }>(sql`
    select distinct member_id as "memberId"
    from points.earning
    where is_due
      and member_id > ${after}
    order by 1
    limit ${limit}`)
  return rows.map(({ memberId }) => memberId)
}

/** A day's play of a category with what earns on it. */
export interface Earning {
  memberId: bigint
  currency: string
  day: string
  gameType: string
  /** Ledger units. */
  validBet: bigint
  /** Hundredths of a point. */
  booked: bigint
  /** Valid bets for one point on that day; null: none. */
  amount: bigint | null
}

const columns = sql`
  e.member_id as "memberId", e.currency, e.day::text, e.game_type as "gameType", e.valid_bet as "validBet", e.booked,
  (
    select r.amount
    from points.rate r
    where r.currency = e.currency and r.game_type = e.game_type and r.from_day <= e.day
    order by r.from_day desc
    limit 1
  ) as amount`

/** What is due of these members, locked until the transaction ends. */
export function lockDue(tx: Tx, memberIds: readonly bigint[]): Promise<Earning[]> {
  return tx.many<Earning>(sql`
    select ${columns}
    from points.earning e
    where e.member_id = any(${memberIds}::bigint[])
      and e.is_due
    order by e.member_id, e.day, e.game_type, e.currency
    for update of e`)
}

export function earningsOn(db: Queryable, memberId: bigint, day: string): Promise<Earning[]> {
  return db.many<Earning>(sql`
    select ${columns}
    from points.earning e
    where e.member_id = ${memberId}
      and e.day = ${day}::date`)
}

/** Writes what is booked of each, which the caller has locked. */
export async function writeBooked(
  tx: Tx,
  lines: readonly Pick<Earning, 'memberId' | 'currency' | 'day' | 'gameType' | 'booked'>[],
): Promise<void> {
  await tx.run(sql`
    update points.earning e
    set booked = b.booked, is_due = false
    from unnest(
      ${lines.map(({ memberId }) => memberId)}::bigint[], ${lines.map(({ currency }) => currency)}::text[],
      ${lines.map(({ day }) => day)}::date[], ${lines.map(({ gameType }) => gameType)}::text[],
      ${lines.map(({ booked }) => booked)}::bigint[]) as b (member_id, currency, day, game_type, booked)
    where e.member_id = b.member_id
      and e.currency = b.currency
      and e.day = b.day
      and e.game_type = b.game_type`)
}

/** Points these members owe, in hundredths; who owes none is missing. */
export async function shortfallsOf(db: Queryable, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await db.many<{ memberId: bigint; owed: bigint }>(sql`
    select member_id as "memberId", owed
    from points.shortfall
    where member_id = any(${memberIds}::bigint[])`)
  return new Map(rows.map(({ memberId, owed }) => [memberId, owed]))
}

export async function writeShortfalls(tx: Tx, owed: readonly { memberId: bigint; owed: bigint }[]): Promise<void> {
  const memberIds = owed.map(({ memberId }) => memberId)
  const amounts = owed.map((line) => line.owed)
  await tx.run(sql`
    delete from points.shortfall s
    using unnest(${memberIds}::bigint[], ${amounts}::bigint[]) as o (member_id, owed)
    where s.member_id = o.member_id
      and o.owed = 0`)
  await tx.run(sql`
    insert into points.shortfall (member_id, owed)
    select member_id, owed
    from unnest(${memberIds}::bigint[], ${amounts}::bigint[]) as o (member_id, owed)
    where owed > 0
    order by member_id
    on conflict (member_id) do update
    set owed = excluded.owed`)
}

export interface Booking {
  memberId: bigint
  /** Hundredths of a point, signed. */
  amount: bigint
  postingKey: string
}

/** Answers their numbers in the order given. */
export async function insertBookings(tx: Tx, bookings: readonly Booking[], now: number): Promise<bigint[]> {
  const rows = await tx.many<{ id: bigint; key: string }>(sql`
    insert into points.booking (member_id, amount, at, posting_key)
    select member_id, amount, ${new Date(now)}, posting_key
    from unnest(
      ${bookings.map(({ memberId }) => memberId)}::bigint[], ${bookings.map(({ amount }) => amount)}::bigint[],
      ${bookings.map(({ postingKey }) => postingKey)}::uuid[]) as b (member_id, amount, posting_key)
    returning id, posting_key::text as key`)
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  return bookings.map(({ postingKey }) => ids.get(postingKey)!)
}
