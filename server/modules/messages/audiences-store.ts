import { empty, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { membersWhere } from '../identity/index.ts'
import { membersAtLevel, membersWithDeposits } from '../promotions/index.ts'
import type { Audience } from './audience.ts'

const isAmong = (members: Sql): Sql => sql`exists (select from (${members}) s where s.member_id = a.member_id)`

/** Everybody an audience is made of now, as `member_id`. */
function membersOf(audience: Audience): Sql {
  const { currency, kind, teamOf, joinedFrom, joinedBefore, conditions, isOffer } = audience
  const { levelLeast, levelMost, language, seenFrom, seenBefore, depositsLeast, depositsMost } = conditions
  const found = membersWhere({
    currency: currency ?? undefined,
    isAgent: kind === null ? undefined : kind === 'agents',
    teamOf: teamOf ?? undefined,
    joinedFrom: joinedFrom ?? undefined,
    joinedBefore: joinedBefore ?? undefined,
    language,
    seenFrom,
    seenBefore,
    takesOffers: isOffer,
  })
  return sql`
    select a.member_id
    from (${found}) a
    where true
      ${levelLeast === undefined ? empty : sql`and ${isAmong(membersAtLevel(levelLeast))}`}
      ${levelMost === undefined ? empty : sql`and not ${isAmong(membersAtLevel(levelMost + 1))}`}
      ${depositsLeast === undefined ? empty : sql`and ${isAmong(membersWithDeposits(depositsLeast))}`}
      ${depositsMost === undefined ? empty : sql`and not ${isAmong(membersWithDeposits(depositsMost + 1))}`}`
}

export async function countMembersOf(db: Queryable, audience: Audience): Promise<number> {
  const { count } = await db.one<{ count: bigint }>(sql`select count(*) as count from (${membersOf(audience)}) a`)
  return Number(count)
}

/** Writes down whom a message reaches, in one statement however many they are. */
export async function listReaders(tx: Tx, messageId: bigint, audience: Audience): Promise<void> {
  const reached = await tx.run(sql`
    insert into messages.mark (message_id, member_id, is_listed)
    select ${messageId}::bigint, a.member_id, true
    from (${membersOf(audience)}) a`)
  await tx.run(sql`
    update messages.message
    set reached = ${reached}::bigint
    where id = ${messageId}`)
}
