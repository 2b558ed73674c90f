import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import type { SocialPerson } from '../social-port.ts'

/** A person at a provider. */
export type SocialSubject = Pick<SocialPerson, 'issuer' | 'subject'> & { provider: string }

/** Whose it is; undefined where nobody has bound it. */
export async function memberOfSocial(db: Queryable, who: SocialSubject): Promise<bigint | undefined> {
  const row = await db.maybe<{ memberId: bigint }>(sql`
    select member_id as "memberId"
    from identity.social_account
    where provider = ${who.provider}
      and issuer = ${who.issuer}
      and subject = ${who.subject}`)
  return row?.memberId
}

/**
 * Whether this is still the member's social account and they may still log in. It stays so until the transaction ends:
 * a freeze waits, and then ends what the transaction opened.
 */
export async function holdsSocial(tx: Tx, memberId: bigint, who: SocialSubject): Promise<boolean> {
  const row = await tx.maybe(sql`
    select m.id
    from identity.member m
    join identity.social_account a on a.member_id = m.id
    where m.id = ${memberId}
      and m.state = 'active'
      and a.provider = ${who.provider}
      and a.issuer = ${who.issuer}
      and a.subject = ${who.subject}
    for share of m`)
  return row !== undefined
}

/** What keeps an account from being bound: the member has one there, or it is another member's. */
export type SocialConflict = 'bound' | 'taken'

/** Binds for good. Answers what stands against it; nothing is written then. */
export async function bindSocial(
  tx: Tx,
  memberId: bigint,
  who: SocialSubject & { name: string | null },
  now: number,
): Promise<SocialConflict | undefined> {
  const bound = await tx.run(sql`
    insert into identity.social_account (provider, issuer, subject, member_id, name, bound_at)
    values (${who.provider}, ${who.issuer}, ${who.subject}, ${memberId}, ${who.name}, ${new Date(now)})
    on conflict do nothing`)
  if (bound === 1) return undefined
  return (await hasSocial(tx, memberId, who.provider)) ? 'bound' : 'taken'
}

export async function hasSocial(db: Queryable, memberId: bigint, provider: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from identity.social_account
    where member_id = ${memberId}
      and provider = ${provider}`)
  return row !== undefined
}

export interface BoundSocial {
  provider: string
  name: string | null
  boundAt: number
}

/** A member's accounts elsewhere: one a provider at most. */
export async function socialsOf(db: Queryable, memberId: bigint): Promise<BoundSocial[]> {
  return db.many<BoundSocial>(sql`
    select provider, name, bound_at as "boundAt"
    from identity.social_account
    where member_id = ${memberId}`)
}
