import { agentTypes } from '@croupier/api/identity/limits.ts'
import { empty, type Queryable, sql, type Tx } from '../../../platform/database.ts'
import { below } from '../../../platform/page.ts'
import { isInTime, type SessionRules } from '../sessions/sessions-store.ts'
import type { Member } from './member.ts'

/** A member below another, with how far. */
export interface Downline extends Member {
  level: number
  upline: string
  directs: number
  isOnline: boolean
  lastLoginAt: number | null
}

export interface DownlineFilter {
  underId: bigint
  /** Only direct downlines. */
  isDirect: boolean
  /** The beginning of an account. */
  search?: string | undefined
  onlineOnly?: boolean
  agentsOnly?: boolean
  /** Only this one. */
  memberId?: bigint | undefined
  after?: string | undefined
  /** Rows left out before the first. */
  skipped?: number
  limit: number
}

/** Beyond every character an account may have, in the "C" order. */
const BEYOND = '~'

const online = (rules: SessionRules) => sql`
  exists (
    select
    from identity.session s
    where s.member_id = m.id
      and ${isInTime(rules)})`

function within(rules: SessionRules, filter: DownlineFilter) {
  const { underId, isDirect, search, onlineOnly, agentsOnly, memberId, after } = filter
  const prefix = search?.toLowerCase()
  return sql`
    a.ancestor_id = ${underId}
      and a.depth ${isDirect ? sql`= 1` : sql`> 0`}
      ${memberId === undefined ? empty : sql`and m.id = ${memberId}`}
      ${prefix ? sql`and lower(m.account) collate "C" >= ${prefix} and lower(m.account) collate "C" < ${prefix + BEYOND}` : empty}
      ${onlineOnly ? sql`and ${online(rules)}` : empty}
      ${agentsOnly ? sql`and m.type = any(${[...agentTypes]}::smallint[])` : empty}
      and ${below(sql`m.id`, after)}`
}

/** How many there are of a filter, whatever its page. */
export async function countDownlines(db: Queryable, rules: SessionRules, filter: DownlineFilter): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count
    from identity.ancestry a
    join identity.member m on m.id = a.descendant_id
    where ${within(rules, filter)}`)
  return count
}

/** Newest first. */
export async function listDownlines(db: Queryable, rules: SessionRules, filter: DownlineFilter): Promise<Downline[]> {
  return db.many<Downline>(sql`
    select m.id, m.account, m.type, m.state, m.currency, m.nickname, m.language, m.parent_id as "parentId",
      m.created_at as "createdAt", a.depth::int as level, p.account as upline,
      (select coalesce(sum(k.directs), 0)::int
       from (
         select s.directs from identity.team_size s where s.agent_id = m.id
         union all
         select c.directs from identity.team_change c where c.agent_id = m.id
       ) k) as directs,
      ${online(rules)} as "isOnline",
      (select l.at
       from identity.login_record l
       where l.member_id = m.id
         and l.outcome = 'done'
       order by l.id desc
       limit 1) as "lastLoginAt"
    from identity.ancestry a
    join identity.member m on m.id = a.descendant_id
    join identity.member p on p.id = m.parent_id
    where ${within(rules, filter)}
    order by m.id desc
    limit ${filter.limit}
    offset ${filter.skipped ?? 0}`)
}

/** Levels between a member and one above; undefined where that one stands not above. */
export async function levelBelow(db: Queryable, agentId: bigint, memberId: bigint): Promise<number | undefined> {
  const row = await db.maybe<{ depth: number }>(sql`
    select depth::int
    from identity.ancestry
    where descendant_id = ${memberId}
      and ancestor_id = ${agentId}
      and depth > 0`)
  return row?.depth
}

/** Puts a member and all below under another, who stands not among them. */
export async function moveBranch(tx: Tx, memberId: bigint, parentId: bigint): Promise<void> {
  await tx.run(sql`
    delete from identity.ancestry a
    using identity.ancestry below, identity.ancestry above
    where below.ancestor_id = ${memberId}
      and above.descendant_id = ${memberId}
      and above.depth > 0
      and a.descendant_id = below.descendant_id
      and a.ancestor_id = above.ancestor_id`)
  await tx.run(sql`
    insert into identity.ancestry (descendant_id, ancestor_id, depth)
    select below.descendant_id, above.ancestor_id, below.depth + above.depth + 1
    from identity.ancestry below
    cross join identity.ancestry above
    where below.ancestor_id = ${memberId}
      and above.descendant_id = ${parentId}`)
}
