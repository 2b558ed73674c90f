import { createHash } from 'node:crypto'
import { type Queryable, type Sql, sql } from '../../../platform/database.ts'

export interface Proof {
  /** Tells this proof from all others. */
  id: string
  /** Epoch milliseconds. */
  expiresAt: number
}

/** Part of a statement, and a statement itself: takes a proof where `from` has a row; returns one unless it came in before. */
export function spendingProof({ id, expiresAt }: Proof, from: Sql): Sql {
  return sql`
    insert into identity.spent_proof (proof_hash, expires_at)
    select ${createHash('sha256').update(id).digest()}::bytea, ${new Date(expiresAt)}::timestamptz
    from ${from}
    on conflict do nothing
    returning proof_hash`
}

/** Takes a proof that came in; false where it came in before. */
export async function spendProof(db: Queryable, proof: Proof): Promise<boolean> {
  return (await db.maybe(spendingProof(proof, sql`(select) once`))) !== undefined
}

/** Called by a schedule. */
export async function forgetOldProofs(db: Queryable, now: number): Promise<number> {
  return db.run(sql`
    delete from identity.spent_proof
    where expires_at <= ${new Date(now)}`)
}
