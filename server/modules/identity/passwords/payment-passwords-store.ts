import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

export interface PaymentCredentials {
  passwordHash: string | null
  paymentPasswordHash: string | null
}

/** What setting, changing and asking for a payment password compares. */
export async function paymentCredentials(db: Queryable, memberId: bigint): Promise<PaymentCredentials | undefined> {
  return db.maybe<PaymentCredentials>(sql`
    select password_hash as "passwordHash", payment_password_hash as "paymentPasswordHash"
    from identity.member
    where id = ${memberId}`)
}

/** False where it was changed meanwhile. `before` null: there was none. */
export async function replacePaymentPassword(
  db: Queryable,
  memberId: bigint,
  before: string | null,
  after: string,
): Promise<boolean> {
  const changed = await db.run(sql`
    update identity.member
    set payment_password_hash = ${after}
    where id = ${memberId} and payment_password_hash is not distinct from ${before}`)
  return changed === 1
}

export async function removePaymentPassword(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    update identity.member
    set payment_password_hash = null
    where id = ${memberId}`)
}
