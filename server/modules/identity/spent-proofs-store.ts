import { createHash } from 'node:crypto'
import { type Queryable, sql } from '../../platform/database.ts'

/** Takes a proof that came in; false where it came in before. */
export async function spendProof(db: Queryable, proof: string, expiresAt: number): Promise<boolean> {
  const spent = await db.run(sql`
    insert into identity.spent_proof (proof_hash, expires_at)
    values (${createHash('sha256').update(proof).digest()}, ${new Date(expiresAt)})
    on conflict do nothing`)
  return spent === 1
}

/** Called by a schedule. */
export async function forgetOldProofs(db: Queryable, now: number): Promise<number> {
  return db.run(sql`
    delete from identity.spent_proof
    where expires_at <= ${new Date(now)}`)
}
