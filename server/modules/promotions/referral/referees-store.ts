import { boundedAmount, type Queryable, sql, type Tx } from '../../../platform/database.ts'

/** Who was brought by whom. Epoch milliseconds. */
export interface KeptReferee {
  memberId: bigint
  referrerId: bigint
  currency: string
  registeredAt: number
}

/** Who brought somebody stays: written once. */
export async function keepReferee(tx: Tx, referee: KeptReferee): Promise<void> {
  const { memberId, referrerId, currency, registeredAt } = referee
  await tx.run(sql`
    insert into promotions.referee (member_id, referrer_id, currency, registered_at)
    values (${memberId}, ${referrerId}, ${currency}, ${new Date(registeredAt)})
    on conflict do nothing`)
}

/** A referee for whom the sum was not given yet, with what they deposited within their days. */
export interface WaitingReferee extends KeptReferee {
  deposited: bigint
}

/** The next referees, by their number, who have deposited enough within their days before a moment and brought nothing yet. */
export async function waitingReferees(
  db: Queryable,
  promotion: { id: bigint; currency: string },
  filter: { registeredFrom: number; days: number; until: number; deposited: bigint; after: bigint; limit: number },
): Promise<WaitingReferee[]> {
  const { registeredFrom, days, until, deposited, after, limit } = filter
  return db.many<WaitingReferee>(sql`
    select r.member_id as "memberId", r.referrer_id as "referrerId", r.currency, r.registered_at as "registeredAt",
      d.deposited
    from promotions.referee r
    cross join lateral (
      select ${boundedAmount(sql`coalesce(sum(d.credited), 0)`)} as deposited
      from promotions.deposit d
      where d.member_id = r.member_id
        and d.currency = r.currency
        and d.at < least(r.registered_at + ${days}::int * interval '24 hours', ${new Date(until)}::timestamptz)
    ) d
    where r.currency = ${promotion.currency}
      and r.registered_at >= ${new Date(registeredFrom)}
      and r.member_id > ${after}
      and d.deposited >= ${deposited}
      and not exists (
        select
        from promotions.award a
        where a.promotion_id = ${promotion.id}
          and a.member_id = r.referrer_id
          and a.occurrence = 'referee:' || r.member_id)
    order by r.member_id
    limit ${limit}`)
}

/** Who brought these players, directly (tier 1) or through a friend (tier 2): everybody who earns by what they play. */
export async function referrersOf(db: Queryable, memberIds: readonly bigint[], tiers: number): Promise<bigint[]> {
  const rows = await db.many<{ referrerId: bigint }>(sql`
    select referrer_id as "referrerId"
    from promotions.referee
    where member_id = any(${memberIds}::bigint[])
    union
    select above.referrer_id
    from promotions.referee r
    join promotions.referee above on above.member_id = r.referrer_id
    where r.member_id = any(${memberIds}::bigint[])
      and ${tiers}::int > 1
    order by 1`)
  return rows.map(({ referrerId }) => referrerId)
}

/** A friend of a member, or a friend's friend. */
export interface KeptFriend {
  referrerId: bigint
  memberId: bigint
  tier: number
  /** The member's own friend whom they came by: themself, or who brought them. */
  friendId: bigint
}

/** The friends of these members and the friends' friends, each with their tier. */
export async function friendsOf(db: Queryable, referrerIds: readonly bigint[], tiers: number): Promise<KeptFriend[]> {
  return db.many<KeptFriend>(sql`
    select referrer_id as "referrerId", member_id as "memberId", 1 as tier, member_id as "friendId"
    from promotions.referee
    where referrer_id = any(${referrerIds}::bigint[])
    union all
    select r.referrer_id, below.member_id, 2, r.member_id
    from promotions.referee r
    join promotions.referee below on below.referrer_id = r.member_id
    where r.referrer_id = any(${referrerIds}::bigint[])
      and ${tiers}::int > 1`)
}

export interface PaidCommission {
  memberId: bigint
  day: string
  tier: number
  paid: bigint
}

export async function paidCommissions(
  db: Queryable,
  promotionId: bigint,
  memberIds: readonly bigint[],
  since: string,
): Promise<PaidCommission[]> {
  return db.many<PaidCommission>(sql`
    select member_id as "memberId", day::text, tier, paid
    from promotions.commission
    where promotion_id = ${promotionId}
      and member_id = any(${memberIds}::bigint[])
      and day >= ${since}::date`)
}

/** Writes what is paid now of each day and tier, in place of what was. */
export async function writeCommissions(tx: Tx, promotionId: bigint, lines: readonly PaidCommission[]): Promise<void> {
  await tx.run(sql`
    insert into promotions.commission (promotion_id, member_id, day, tier, paid)
    select ${promotionId}, *
    from unnest(
      ${lines.map(({ memberId }) => memberId)}::bigint[], ${lines.map(({ day }) => day)}::date[],
      ${lines.map(({ tier }) => tier)}::int[], ${lines.map(({ paid }) => paid)}::bigint[])
    on conflict (promotion_id, member_id, day, tier) do update
    set paid = excluded.paid`)
}

/** Whether a member brought anybody. */
export async function broughtAnybody(db: Queryable, memberId: bigint): Promise<boolean> {
  const { did } = await db.one<{ did: boolean }>(sql`
    select exists (select from promotions.referee where referrer_id = ${memberId}) as did`)
  return did
}

/** How many friends a member brought by tier, and what their play earned them so far. */
export async function tiersOf(
  db: Queryable,
  memberId: bigint,
): Promise<{ tier: number; friends: number; earned: bigint }[]> {
  const rows = await db.many<{ tier: number; friends: bigint; earned: bigint }>(sql`
    with friend as (
      select member_id, 1 as tier from promotions.referee where referrer_id = ${memberId}
      union all
      select below.member_id, 2
      from promotions.referee r
      join promotions.referee below on below.referrer_id = r.member_id
      where r.referrer_id = ${memberId}
    )
    select t.tier, (select count(*) from friend f where f.tier = t.tier) as friends,
      (select ${boundedAmount(sql`coalesce(sum(c.paid), 0)`)}
       from promotions.commission c
       where c.member_id = ${memberId} and c.tier = t.tier) as earned
    from (values (1), (2)) t (tier)
    order by t.tier`)
  return rows.map(({ friends, ...rest }) => ({ ...rest, friends: Number(friends) }))
}

/** The friends somebody brought last, and whether each has brought its sum. */
export async function latestFriends(
  db: Queryable,
  memberId: bigint,
  limit: number,
): Promise<{ memberId: bigint; registeredAt: number; isGiven: boolean }[]> {
  return db.many(sql`
    select r.member_id as "memberId", r.registered_at as "registeredAt",
      exists (
        select
        from promotions.award a
        where a.member_id = r.referrer_id and a.occurrence = 'referee:' || r.member_id) as "isGiven"
    from promotions.referee r
    where r.referrer_id = ${memberId}
    order by r.registered_at desc, r.member_id desc
    limit ${limit}`)
}
