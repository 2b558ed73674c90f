import type { caseAnswer, CaseKind, CaseState, entryAnswer, staffCase } from '@croupier/api/feedback/case-answers.ts'
import type * as z from 'zod/mini'

/** Times in epoch milliseconds. */
export interface Conversation {
  id: bigint
  kind: CaseKind
  type: number
  memberId: bigint | null
  sender: string
  language: string
  state: CaseState
  takenBy: string | null
  rating: number | null
  openedAt: number
  changedAt: number
  seenAt: number | null
  /** Since when whoever is to write next has not. */
  waitsSince: number
  /** Since when it waits for the house too long. */
  lateAt: number | null
  remindedAt: number | null
}

/** Whether it waits for the house longer than the operator wants. */
export function isLate({ state, lateAt }: Conversation): boolean {
  return state === 'open' && lateAt !== null
}

export interface Entry {
  id: bigint
  side: 'member' | 'staff' | 'note'
  author: string
  text: string
  /** SHA-256 of each, in hex: their names among the files. */
  pictures: string[]
  at: number
}

export function describeEntry({ id, side, author, text, pictures, at }: Entry): z.input<typeof entryAnswer> {
  return { id: id.toString(), side, author, text, pictures: pictures.length, at }
}

/** As its member sees it: who of the house answers is not told. */
export function describeForMember(conversation: Conversation): z.input<typeof caseAnswer> {
  const { id, kind, type, state, openedAt, changedAt, rating, seenAt } = conversation
  const isUnread = state !== 'open' && changedAt > (seenAt ?? 0)
  return { id: id.toString(), kind, type, state, openedAt, changedAt, rating, isUnread }
}

export function entryForMember(entry: Entry): z.input<typeof entryAnswer> {
  return { ...describeEntry(entry), author: entry.side === 'member' ? entry.author : '' }
}

export function describeForStaff(conversation: Conversation): z.input<typeof staffCase> {
  const { id, kind, type, state, openedAt, changedAt, rating, memberId, sender, language, takenBy } = conversation
  const { waitsSince, remindedAt, seenAt } = conversation
  const account = memberId === null ? null : sender
  return {
    id: id.toString(),
    kind,
    type,
    state,
    openedAt,
    changedAt,
    rating,
    account,
    sender,
    language,
    takenBy,
    waitsSince,
    isLate: isLate(conversation),
    remindedAt,
    seenAt,
  }
}
