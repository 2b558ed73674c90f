import { agentTypes, TRIAL_TYPE } from '@croupier/api/identity/limits.ts'
import { empty, type Queryable, type Sql, sql } from '../../../platform/database.ts'

/** Who can be offered something: active and no trial, of a currency, registered since a moment where one is named. */
function reachable({ currency, registeredSince }: { currency: string; registeredSince: number | undefined }): Sql {
  return sql`
    m.currency = ${currency}
      and m.state = 'active'
      and m.type <> ${TRIAL_TYPE}
      and m.parent_id is not null
      ${registeredSince === undefined ? empty : sql`and m.created_at > ${new Date(registeredSince)}`}`
}

/** What members are found by; what is not named is not asked. */
export interface MemberConditions {
  currency?: string | undefined
  isAgent?: boolean | undefined
  /** The agent whose team it is, at any depth; the agent belongs to it. */
  teamOf?: bigint | undefined
  joinedFrom?: number | undefined
  joinedBefore?: number | undefined
  language?: string | undefined
  /** Logged in since a moment, or never since. */
  seenFrom?: number | undefined
  seenBefore?: number | undefined
  /** Only who has chosen to be told of offers; nobody on a break has. */
  takesOffers?: boolean | undefined
}

const loggedInSince = (moment: number): Sql => sql`
  exists (
    select
    from identity.login_record l
    where l.member_id = m.id and l.outcome = 'done' and l.at >= ${new Date(moment)})`

/** Whether `identity.member m` has chosen to be told of offers: a break ends that, and nobody on one can choose it. */
const takesOffersNow: Sql = sql`
  exists (
    select
    from identity.profile p
    where p.member_id = m.id and p.takes_marketing)`

/** Everybody who meets the conditions, as `member_id`: no trial and no closed account. For other modules' statements. */
export function membersWhere(conditions: MemberConditions): Sql {
  const { currency, isAgent, teamOf, joinedFrom, joinedBefore, language, seenFrom, seenBefore, takesOffers } =
    conditions
  const isAsked = (value: unknown) => value !== undefined
  return sql`
    select m.id as member_id
    from identity.member m
    where m.state <> 'closed'
      and m.type <> ${TRIAL_TYPE}
      and m.parent_id is not null
      ${isAsked(currency) ? sql`and m.currency = ${currency}` : empty}
      ${isAsked(isAgent) ? sql`and (m.type = any(${agentTypes}::int[])) = ${isAgent}::boolean` : empty}
      ${isAsked(joinedFrom) ? sql`and m.created_at >= ${new Date(joinedFrom!)}` : empty}
      ${isAsked(joinedBefore) ? sql`and m.created_at < ${new Date(joinedBefore!)}` : empty}
      ${isAsked(language) ? sql`and m.language = ${language}` : empty}
      ${takesOffers === true ? sql`and ${takesOffersNow}` : empty}
      ${isAsked(seenFrom) ? sql`and ${loggedInSince(seenFrom!)}` : empty}
      ${isAsked(seenBefore) ? sql`and not ${loggedInSince(seenBefore!)}` : empty}
      ${
        isAsked(teamOf)
          ? sql`and exists (
              select
              from identity.ancestry a
              where a.ancestor_id = ${teamOf}::bigint and a.descendant_id = m.id)`
          : empty
      }`
}

/** Who a member is, whether they take offers and whose teams they belong to, their own among them, as one row. For other modules' statements. */
export function memberInTeams(memberId: bigint): Sql {
  return sql`
    select m.id as member_id, m.currency, m.type = any(${agentTypes}::int[]) as is_agent, m.created_at, m.parent_id,
      ${takesOffersNow} as takes_offers,
      array(
        select a.ancestor_id
        from identity.ancestry a
        where a.descendant_id = m.id) as teams
    from identity.member m
    where m.id = ${memberId}::bigint`
}

/** Whether a member's account was made after a moment. For other modules' statements. */
export function isMadeAfter(memberId: Sql, moment: Sql): Sql {
  return sql`
    exists (
      select
      from identity.member m
      where m.id = ${memberId} and m.created_at > ${moment})`
}

export async function countReachable(
  db: Queryable,
  filter: { currency: string; registeredSince: number | undefined },
): Promise<number> {
  const { count } = await db.one<{ count: bigint }>(sql`
    select count(*) as count
    from identity.member m
    where ${reachable(filter)}`)
  return Number(count)
}

/** Those of these members who can be offered something. */
export async function reachableOf(
  db: Queryable,
  ids: readonly bigint[],
  filter: { currency: string; registeredSince: number | undefined },
): Promise<bigint[]> {
  const rows = await db.many<{ id: bigint }>(sql`
    select m.id
    from identity.member m
    where m.id = any(${ids}::bigint[]) and ${reachable(filter)}`)
  return rows.map(({ id }) => id)
}
