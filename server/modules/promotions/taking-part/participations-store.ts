import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import { above } from '../../../platform/page.ts'
import type { Participation } from '../promotion.ts'

/** An application as an operator looks at it. Times in epoch milliseconds. */
export interface Application extends Participation {
  remark: string
  /** SHA-256 of each, in hex: their names among the files. */
  pictures: string[]
  joinedAt: number
  decidedBy: string | null
  decidedAt: number | null
}

const columns = sql`
  promotion_id as "promotionId", member_id as "memberId", version, state, reason, remark, pictures,
  joined_at as "joinedAt", decided_by as "decidedBy", decided_at as "decidedAt"`

export async function participationsOf(db: Queryable, memberId: bigint): Promise<Participation[]> {
  return db.many<Participation>(sql`
    select promotion_id as "promotionId", member_id as "memberId", version, state, reason
    from promotions.participation
    where member_id = ${memberId}
    order by joined_at desc
    limit 1000`)
}

/** With since when it is what it is, epoch milliseconds. */
export async function findParticipation(
  db: Queryable,
  promotionId: bigint,
  memberId: bigint,
): Promise<(Participation & { since: number }) | undefined> {
  return db.maybe(sql`
    select promotion_id as "promotionId", member_id as "memberId", version, state, reason,
      coalesce(decided_at, joined_at) as since
    from promotions.participation
    where promotion_id = ${promotionId} and member_id = ${memberId}`)
}

export async function lockApplication(tx: Tx, promotionId: bigint, memberId: bigint): Promise<Application | undefined> {
  return tx.maybe<Application>(sql`
    select ${columns}
    from promotions.participation
    where promotion_id = ${promotionId} and member_id = ${memberId}
    for update`)
}

/** Joined a second time, a member keeps the version of the first. */
export async function joinOnce(
  tx: Tx,
  { promotionId, memberId, version }: Pick<Participation, 'promotionId' | 'memberId' | 'version'>,
  now: number,
): Promise<void> {
  await tx.run(sql`
    insert into promotions.participation (promotion_id, member_id, version, state, joined_at)
    values (${promotionId}, ${memberId}, ${version}, 'joined', ${new Date(now)})
    on conflict do nothing`)
}

/** Applies, also again after a refusal. Answers whether it could. */
export async function apply(
  tx: Tx,
  application: Pick<Application, 'promotionId' | 'memberId' | 'version' | 'remark' | 'pictures' | 'joinedAt'>,
): Promise<boolean> {
  const { promotionId, memberId, version, remark, pictures, joinedAt } = application
  const written = await tx.run(sql`
    insert into promotions.participation as p
      (promotion_id, member_id, version, state, remark, pictures, joined_at)
    values (${promotionId}, ${memberId}, ${version}, 'applying', ${remark}, ${pictures}::text[], ${new Date(joinedAt)})
    on conflict (promotion_id, member_id) do update
    set version = excluded.version, state = 'applying', remark = excluded.remark, pictures = excluded.pictures,
      joined_at = excluded.joined_at, reason = null, decided_by = null, decided_at = null
    where p.state = 'rejected'`)
  return written > 0
}

export async function decide(
  tx: Tx,
  { promotionId, memberId }: Pick<Participation, 'promotionId' | 'memberId'>,
  decision: { state: 'joined' | 'rejected'; reason: string | null; by: string; at: number },
): Promise<void> {
  await tx.run(sql`
    update promotions.participation
    set state = ${decision.state}, reason = ${decision.reason}, decided_by = ${decision.by},
      decided_at = ${new Date(decision.at)}
    where promotion_id = ${promotionId} and member_id = ${memberId}`)
}

/** Applications for a promotion that nobody has decided yet. */
export async function countApplying(db: Queryable, promotionId: bigint): Promise<bigint> {
  const { count } = await db.one<{ count: bigint }>(sql`
    select count(*) as count
    from promotions.participation
    where promotion_id = ${promotionId} and state = 'applying'`)
  return count
}

/** Oldest first: who waits longest is looked at first. */
export async function listApplications(
  db: Queryable,
  filter: {
    state: Participation['state']
    /** When, by whom and to which promotion the last one was made. */
    after: readonly [joinedAt: number, memberId: bigint, promotionId: bigint] | undefined
    limit: number
  },
): Promise<Application[]> {
  const { state, after, limit } = filter
  const place = after && sql`${new Date(after[0])}, ${after[1]}::bigint, ${after[2]}::bigint`
  return db.many<Application>(sql`
    select ${columns}
    from promotions.participation
    where state = ${state}
      and (decided_at is not null or state = 'applying')
      and ${above(sql`joined_at, member_id, promotion_id`, place)}
    order by joined_at, member_id, promotion_id
    limit ${limit}`)
}
