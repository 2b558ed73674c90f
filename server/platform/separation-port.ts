import * as z from 'zod/mini'
import type { Money } from '@croupier/basis/money.ts'
import type { Queryable, Tx } from './database.ts'
import { port } from './port.ts'
import { settingByTwo } from './settings.ts'

/** An edit of members' money, as an operation tells of it. */
export interface MoneyEdit {
  memberIds: readonly bigint[]
  /** What the member has more by it, where one person gave it alone. */
  givenAlone?: Money | undefined
}

export interface RecordedEdit extends MoneyEdit {
  /** Everybody who had a hand in it, as records name an actor: who did it and whose proposal it was. */
  actors: readonly string[]
  operation: string
  at: number
}

/** An operator who edited a member's money, and by which operation. */
export interface Editor {
  actor: string
  what: string
}

/**
 * Who did what with whose money, so that nobody pays out what they arranged. The staff module keeps it: an account that an
 * operator opened (made, gave another role, password or second step) counts as that operator's own.
 */
export interface Separation {
  record(tx: Tx, edit: RecordedEdit): Promise<void>
  /** Money goes from members to another: whoever edited theirs since then has edited that of whom it reaches. */
  passOn(tx: Tx, from: readonly bigint[], to: bigint, since: number): Promise<void>
  /** Who edited what a withdrawal of this member rests on. `since`: epoch milliseconds. */
  editorsOf(db: Queryable, memberId: bigint, since: number): Promise<Editor[]>
  /** All accounts that may be one person with this operator, as records name them: their own among them. */
  oneHand(db: Queryable, staffId: bigint, since: number): Promise<string[]>
  /** What these gave away alone, in ledger units; from here to commit, others who ask wait. */
  givenAlone(tx: Tx, actors: readonly string[], currency: string, since: number): Promise<bigint>
}

export const separationPort = port<Separation>('separation')

/** For how many days an editor approves no withdrawal of a member, and an account counts as that of who opened it. */
export const approverSeparationDays = settingByTwo(
  'wallet.approverSeparationDays',
  z.int().check(z.minimum(1), z.maximum(365)),
  7,
)

/** When what separates people now began. */
export function separationSince(now: number, days: number): number {
  return now - days * 86_400_000
}
