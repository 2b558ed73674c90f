import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

/** What a member has chosen in the security centre. */
export interface Choices {
  /** The name of the picture's file; null: the picture drawn from the member's name. */
  icon: string | null
  takesMarketing: boolean
}

/** A trial, who has no profile, has chosen nothing. */
export async function findChoices(db: Queryable, memberId: bigint): Promise<Choices> {
  const row = await db.maybe<Choices>(sql`
    select icon_sha256 as icon, takes_marketing as "takesMarketing"
    from identity.profile
    where member_id = ${memberId}`)
  return row ?? { icon: null, takesMarketing: false }
}

export async function setIcon(tx: Tx, memberId: bigint, icon: string | null): Promise<void> {
  await tx.run(sql`
    update identity.profile
    set icon_sha256 = ${icon}
    where member_id = ${memberId}`)
}

export async function setTakesMarketing(tx: Tx, memberId: bigint, takesMarketing: boolean): Promise<void> {
  await tx.run(sql`
    update identity.profile
    set takes_marketing = ${takesMarketing}
    where member_id = ${memberId}`)
}
