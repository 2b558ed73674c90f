import type { Permission } from '@croupier/api/operation.ts'

/** A signed-in account of the portal: member, trial or agent. */
export interface MemberSession {
  readonly kind: 'member'
  readonly sessionId: bigint
  readonly memberId: bigint
  readonly account: string
  /** 0 member, 4 trial, 1 and 2 agents, 41 and 42 affiliates (spec 3). */
  readonly type: number
  readonly isTrial: boolean
  readonly isAgent: boolean
  readonly currency: string
  /** A cashier's own session: whose they are. */
  readonly cashierOf?: { readonly memberId: bigint; readonly account: string; readonly type: number }
  /** An agent's session that a cashier of theirs calls by. */
  readonly cashier?: { readonly memberId: bigint; readonly account: string }
  /** Why this session may do little before another password is chosen; null where none is due. */
  readonly passwordDue: 'first' | 'weak' | 'expired' | null
}

/** A signed-in operator. */
export interface StaffSession {
  readonly kind: 'staff'
  readonly sessionId: bigint
  readonly staffId: bigint
  readonly account: string
  readonly role: string
  mayDo(permission: Permission): boolean
}

export type Actor =
  | { readonly kind: 'visitor' }
  | MemberSession
  | StaffSession
  /** A schedule, job or reaction. */
  | { readonly kind: 'system'; readonly name: string }
  /** Someone at the server's own command line. */
  | { readonly kind: 'ops'; readonly user: string }

/** How the audit log and records name an actor: `staff:anika`, `ops:root`, `system:partitions`. */
export function nameOfActor(actor: Actor): string {
  switch (actor.kind) {
    case 'visitor':
      return 'visitor'
    case 'member':
      return actor.cashier ? `member:${actor.account}:${actor.cashier.account}` : `member:${actor.account}`
    case 'staff':
      return `staff:${actor.account}`
    case 'system':
      return `system:${actor.name}`
    case 'ops':
      return `ops:${actor.user}`
    default:
      return actor satisfies never
  }
}

/** What colleagues call an operator whom a record names: `staff:anika` is anika. Others keep their names whole. */
export const colleagueNamed = (recorded: string): string => recorded.replace(/^staff:/, '')
