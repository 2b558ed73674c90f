import type { FieldFault } from '@croupier/api/envelope.ts'
import type { conditionShape, groupShape } from '@croupier/api/messages/staff-answers.ts'
import { currencies } from '@croupier/basis/currency.ts'
import type * as z from 'zod/mini'
import type { Queryable } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findMemberByAccount } from '../identity/index.ts'

/** What changes with what a member does; who meets it is written down when a message is sent. */
export type Conditions = { [Name in keyof typeof conditionShape]?: z.output<(typeof conditionShape)[Name]> }
export type Group = { [Name in keyof typeof groupShape]?: z.output<(typeof groupShape)[Name]> }

/** Who a message to many is for; null: whoever it may be. Times in epoch milliseconds. */
export interface Audience {
  currency: string | null
  kind: 'members' | 'agents' | null
  teamOf: bigint | null
  joinedFrom: number | null
  joinedBefore: number | null
  conditions: Conditions
  /** Of these only who takes offers. */
  isOffer: boolean
}

/** What of a group must be looked up when it is sent. */
export function conditionsOf(group: Group): Conditions {
  const { levelLeast, levelMost, language, seenFrom, seenBefore, depositsLeast, depositsMost } = group
  const all = { levelLeast, levelMost, language, seenFrom, seenBefore, depositsLeast, depositsMost }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

export function isListed({ conditions }: Pick<Audience, 'conditions'>): boolean {
  return Object.keys(conditions).length > 0
}

/** The conditions somebody named. */
export function namedIn(group: Group): string[] {
  const { currency, kind, team, joinedFrom, joinedBefore } = group
  const all = { kind, currency, team, joinedFrom, joinedBefore, ...conditionsOf(group) }
  return Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [name]))
}

/** What is wrong between the conditions of a group; each on its own is right by its schema. */
export function groupFaults(to: 'member' | 'group' | 'all', group: Group): FieldFault[] {
  const wrong = (field: string): FieldFault => ({ field, messageKey: 'fault.format' })
  const named = namedIn(group)
  const { currency } = group
  const faults: FieldFault[] = []
  if (to === 'group' && named.length === 0) faults.push({ field: 'kind', messageKey: 'fault.required' })
  if (to !== 'group') faults.push(...named.map(wrong))
  if (currency !== undefined && !currencies.has(currency)) faults.push(wrong('currency'))
  const isBackward = (from: number | undefined, until: number | undefined, least: number) =>
    from !== undefined && until !== undefined && until - from < least
  if (isBackward(group.joinedFrom, group.joinedBefore, 1)) faults.push(wrong('joinedBefore'))
  if (isBackward(group.seenFrom, group.seenBefore, 1)) faults.push(wrong('seenBefore'))
  if (isBackward(group.levelLeast, group.levelMost, 0)) faults.push(wrong('levelMost'))
  if (isBackward(group.depositsLeast, group.depositsMost, 0)) faults.push(wrong('depositsMost'))
  return faults
}

/** @throws Refusal member.not.found: nobody has the account of the team's agent */
export async function audienceOf(db: Queryable, group: Group, isOffer: boolean): Promise<Audience> {
  const { currency = null, kind = null, joinedFrom = null, joinedBefore = null } = group
  const agent = group.team === undefined ? null : await findMemberByAccount(db, group.team)
  if (agent === undefined) throw new Refusal('member.not.found')
  const conditions = conditionsOf(group)
  return { currency, kind, teamOf: agent?.id ?? null, joinedFrom, joinedBefore, conditions, isOffer }
}
