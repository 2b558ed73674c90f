import {
  agentTypes,
  type MemberState,
  type MemberType,
  type PasswordDue,
  TRIAL_TYPE,
} from '@croupier/api/identity/limits.ts'
import type { MemberSession } from '../../../platform/actor.ts'

export interface Member {
  id: bigint
  account: string
  type: MemberType
  state: MemberState
  currency: string
  nickname: string
  language: string | null
  parentId: bigint | null
  createdAt: number
}

export function isAgentType(type: number): boolean {
  return agentTypes.includes(type)
}

export function isTrialType(type: number): boolean {
  return type === TRIAL_TYPE
}

/** How long a session lasts at most: agents, who handle other people’s accounts, log in again sooner. */
export function sessionHours(type: number): number {
  return isAgentType(type) ? 12 : 24
}

export function sessionOf(
  member: { id: bigint; account: string; type: number; currency: string; passwordDue: PasswordDue | null },
  sessionId: bigint,
  cashierOf?: MemberSession['cashierOf'],
): MemberSession {
  return {
    ...(cashierOf && { cashierOf }),
    kind: 'member',
    sessionId,
    memberId: member.id,
    account: member.account,
    type: member.type,
    isTrial: isTrialType(member.type),
    isAgent: isAgentType(member.type),
    currency: member.currency,
    passwordDue: member.passwordDue,
  }
}

/** All but the first two and last two characters: `01••••••78`. */
export function maskNumber(text: string): string {
  if (text.length <= 4) return '•'.repeat(text.length)
  return text.slice(0, 2) + '•'.repeat(text.length - 4) + text.slice(-2)
}

/** The first letter and the domain: `r•••@example.com`. */
export function maskEmail(text: string): string {
  const at = text.lastIndexOf('@')
  return `${text.slice(0, 1)}•••${at < 0 ? '' : text.slice(at)}`
}

/** A birthday (yyyy-MM-dd) without its year: `••••-12-31`. */
export function maskBirthday(birthday: string): string {
  return `••••${birthday.slice(4)}`
}

/** Whole years between a birthday (yyyy-MM-dd) and a moment, counted in UTC. */
export function ageAt(birthday: string, now: number): number {
  const today = new Date(now)
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number)
  const hadBirthday =
    today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day)
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
}
