import type { OperationShape } from '@croupier/api/operation.ts'
import type { TestServer } from '../../testing/server.ts'

/** A member whom no other trial uses. */
export interface TrialMember {
  account: string
  token: string
}

/** Who is there for every trial. */
export interface TrialWorld {
  server: TestServer
  /** Letters and digits that no other trial has: for names that must be free. */
  newName(): string
  /** Eight digits that no other trial has: for numbers that must be free. */
  newDigits(): string
  newAddress(): string
  newMember(): Promise<TrialMember>
  /** A member with a payment password, `PIN`, and so much in main. */
  newPayer(balance: string): Promise<TrialMember>
  /** Calls as a client does, at an address of its own. @throws where it is not taken */
  call(listener: 'portal' | 'console', line: string, given: TakenCall & { encrypted?: boolean }): Promise<any>
  /** Admins' sessions: the second has done nothing yet. */
  admin: string
  otherAdmin: string
}

/** A call that is taken. */
export interface TakenCall {
  input?: object
  token?: string | undefined
  headers?: Record<string, string>
}

/** How an operation that writes is called so that it does what it is for. */
export interface WriteTrial {
  operation: OperationShape
  /**
   * Makes what all trials of this call can share (hashing passwords takes the longest); what it answers makes, anew for
   * every trial, a call that nobody made before.
   */
  arrange(world: TrialWorld): Promise<() => TakenCall | Promise<TakenCall>>
  /** Whoever made the call is logged out by it: a repeat of what was done finds nobody logged in. */
  endsSession?: true
  /** Which of its calls, where an operation has several. */
  named?: string
}

/** Names an operation and a call that it takes. */
export function writeTrial(
  operation: OperationShape,
  arrange: WriteTrial['arrange'],
  more: Pick<WriteTrial, 'endsSession' | 'named'> = {},
): WriteTrial {
  return { operation, arrange, ...more }
}
