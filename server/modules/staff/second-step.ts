import type { Queryable } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { totpStepOf } from '../../platform/totp.ts'
import type { Operator } from './operator.ts'
import { useRecoveryCode, useTotpStep } from './operators-store.ts'
import { recoveryCodeHash } from './recovery-code.ts'

/** Where an operator's secret is sealed for; the pending one has its own place. */
export function totpPlace(operatorId: bigint, which: 'enrolled' | 'pending'): string {
  return `staff.totp.${which}:${operatorId}`
}

/** Takes a code of the authenticator, or a recovery code, and uses it up; undefined where it is neither. */
export async function takeSecondStep(
  db: Queryable,
  secrets: Secrets,
  operator: Operator,
  code: string,
  now: number,
): Promise<'authenticator' | 'recovery' | undefined> {
  const digits = code.replaceAll(/[\s-]/g, '')
  if (operator.totpSealed !== null && /^\d{6}$/.test(digits)) {
    const secret = secrets.open(operator.totpSealed, totpPlace(operator.id, 'enrolled'))
    const step = await totpStepOf(secret, digits, now)
    return step !== undefined && (await useTotpStep(db, operator.id, step)) ? 'authenticator' : undefined
  }
  return (await useRecoveryCode(db, operator.id, recoveryCodeHash(code))) ? 'recovery' : undefined
}
