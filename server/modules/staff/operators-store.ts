import type { Role } from '@croupier/api/staff/roles.ts'
import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import type { Operator } from './operator.ts'

interface Row extends Omit<Operator, 'isDisabled'> {
  disabledAt: number | null
}

function columns(): Sql {
  return sql`
    o.id, o.account, o.display_name as "displayName", o.role, o.password_hash as "passwordHash",
    o.must_change_password as "mustChangePassword", o.totp_sealed as "totpSealed",
    o.totp_pending_sealed as "totpPendingSealed", o.created_at as "createdAt", o.disabled_at as "disabledAt",
    (select max(s.started_at) from staff.session s where s.operator_id = o.id) as "lastLoginAt"`
}

function operatorOf({ disabledAt, ...row }: Row): Operator {
  return { ...row, isDisabled: disabledAt !== null }
}

export async function findOperatorByAccount(db: Queryable, account: string): Promise<Operator | undefined> {
  const row = await db.maybe<Row>(sql`
    select ${columns()}
    from staff.operator o
    where o.account = ${account}`)
  return row && operatorOf(row)
}

export async function findOperator(db: Queryable, id: bigint): Promise<Operator | undefined> {
  const row = await db.maybe<Row>(sql`
    select ${columns()}
    from staff.operator o
    where o.id = ${id}`)
  return row && operatorOf(row)
}

export async function listOperators(db: Queryable): Promise<Operator[]> {
  const rows = await db.many<Row>(sql`
    select ${columns()}
    from staff.operator o
    order by o.account`)
  return rows.map(operatorOf)
}

/** The new operator's id, or undefined where the account is taken. */
export async function insertOperator(
  tx: Tx,
  operator: {
    account: string
    displayName: string
    role: Role
    passwordHash: string
    mustChangePassword: boolean
    createdBy: string
    createdAt: number
  },
): Promise<bigint | undefined> {
  const row = await tx.maybe<{ id: bigint }>(sql`
    insert into staff.operator
      (account, display_name, role, password_hash, must_change_password, created_by, created_at)
    values
      (${operator.account}, ${operator.displayName}, ${operator.role}, ${operator.passwordHash},
       ${operator.mustChangePassword}, ${operator.createdBy}, ${new Date(operator.createdAt)})
    on conflict (account) do nothing
    returning id`)
  return row?.id
}

/** Locks the administrators who can log in, in id order, and counts them: two of them cannot demote each other at once. */
export async function lockActiveAdmins(tx: Tx): Promise<bigint[]> {
  const rows = await tx.many<{ id: bigint }>(sql`
    select id
    from staff.operator
    where role = 'admin'
      and disabled_at is null
    order by id
    for update`)
  return rows.map((row) => row.id)
}

export async function setRole(tx: Tx, id: bigint, role: Role): Promise<void> {
  await tx.run(sql`
    update staff.operator
    set role = ${role}
    where id = ${id}`)
}

export async function setDisabled(tx: Tx, id: bigint, at: number | null): Promise<void> {
  await tx.run(sql`
    update staff.operator
    set disabled_at = ${at === null ? null : new Date(at)}
    where id = ${id}`)
}

export async function setPassword(tx: Tx, id: bigint, passwordHash: string, mustChange: boolean): Promise<void> {
  await tx.run(sql`
    update staff.operator
    set password_hash = ${passwordHash}, must_change_password = ${mustChange}
    where id = ${id}`)
}

export async function setPendingTotp(tx: Tx, id: bigint, sealed: string): Promise<void> {
  await tx.run(sql`
    update staff.operator
    set totp_pending_sealed = ${sealed}
    where id = ${id}`)
}

/** Switches the waiting secret on, unless another one replaced it meanwhile; false then. */
export async function enrolTotp(
  tx: Tx,
  id: bigint,
  secret: { pending: string; sealed: string; step: number },
  codes: Buffer[],
): Promise<boolean> {
  const enrolled = await tx.run(sql`
    update staff.operator
    set totp_sealed = ${secret.sealed}, totp_pending_sealed = null, totp_last_step = ${secret.step}
    where id = ${id}
      and totp_pending_sealed = ${secret.pending}`)
  if (enrolled === 0) return false
  await tx.run(sql`
    delete from staff.recovery_code
    where operator_id = ${id}`)
  await tx.run(sql`
    insert into staff.recovery_code (operator_id, code_hash)
    select ${id}, unnest(${codes}::bytea[])`)
  return true
}

export async function forgetTotp(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`
    update staff.operator
    set totp_sealed = null, totp_pending_sealed = null, totp_last_step = 0
    where id = ${id}`)
  await tx.run(sql`
    delete from staff.recovery_code
    where operator_id = ${id}`)
}

/** False where a code of this step or a later one was accepted before, by whichever process. */
export async function useTotpStep(db: Queryable, id: bigint, step: number): Promise<boolean> {
  const used = await db.run(sql`
    update staff.operator
    set totp_last_step = ${step}
    where id = ${id}
      and totp_last_step < ${step}`)
  return used === 1
}

/** A recovery code is gone once used. */
export async function useRecoveryCode(db: Queryable, id: bigint, codeHash: Buffer): Promise<boolean> {
  const used = await db.run(sql`
    delete from staff.recovery_code
    where operator_id = ${id}
      and code_hash = ${codeHash}`)
  return used === 1
}

export async function countRecoveryCodes(db: Queryable, id: bigint): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count
    from staff.recovery_code
    where operator_id = ${id}`)
  return row.count
}
