import type { Role } from '@croupier/api/staff/roles.ts'

export interface Operator {
  id: bigint
  account: string
  displayName: string
  role: Role
  passwordHash: string
  mustChangePassword: boolean
  /** The enrolled authenticator's secret, sealed. */
  totpSealed: string | null
  /** One that waits for its first code. */
  totpPendingSealed: string | null
  createdAt: number
  lastLoginAt: number | null
  isDisabled: boolean
}

/** What an operator has to do before the permissions of their role count. */
export type Due = 'password' | 'totp'

export function dueOf(operator: { mustChangePassword: boolean; hasTotp: boolean }, isTotpRequired: boolean): Due[] {
  const due: Due[] = []
  if (operator.mustChangePassword) due.push('password')
  if (isTotpRequired && !operator.hasTotp) due.push('totp')
  return due
}

/** Guessable from the account alone, or nothing new. */
export function isWeakPassword(account: string, password: string, previous?: string): boolean {
  return password === previous || password.toLowerCase().includes(account.toLowerCase())
}

/** The audit log and records name an operator so. */
export function actorNameOf(account: string): string {
  return `staff:${account}`
}

export function summariseOperator(operator: Operator) {
  return {
    id: operator.id.toString(),
    account: operator.account,
    displayName: operator.displayName,
    role: operator.role,
    hasTotp: operator.totpSealed !== null,
    isDisabled: operator.isDisabled,
    createdAt: operator.createdAt,
    lastLoginAt: operator.lastLoginAt,
  }
}
