import type { SessionEndReason } from '@croupier/api/live/session-end.ts'
import type { OperationShape } from '@croupier/api/operation.ts'
import type { Actor, MemberSession, StaffSession } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'

/** How sessions are found by token; identity and staff fulfil it. */
export interface Sessions {
  member(token: string): Promise<MemberSession | undefined>
  /** Why the session of this token is over: told to whoever holds it, also where no socket was open to hear it. */
  memberEnd(token: string): Promise<SessionEndReason>
  /** `isUnattended`: the page asks by itself, and the session goes on idling. */
  staff(token: string, asked?: { isUnattended: boolean }): Promise<StaffSession | undefined>
}

/** What says who calls. `x-unattended`: nobody has touched the page for a while, and it asks by itself. */
export interface CallerHeaders {
  readonly authorization?: string | undefined
  readonly 'x-unattended'?: string | string[] | undefined
}

const TOKEN = /^(?:Bearer +)?([\w-]{20,200})$/i

/** The bare session token, or `Bearer x`. Anything else is no token. */
export function tokenOf(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : TOKEN.exec(authorization)?.[1]
}

async function staffActor(
  operation: OperationShape,
  sessions: Sessions,
  token: string | undefined,
  isUnattended: boolean,
): Promise<Actor> {
  const session = token === undefined ? undefined : await sessions.staff(token, { isUnattended })
  if (!session) throw new Refusal('staff.not.session')
  if (operation.permission && !session.mayDo(operation.permission)) throw new Refusal('staff.forbidden')
  return session
}

/** A cashier does what is open to cashiers: for their own log-in, or for the agent. */
function cashierActor(operation: OperationShape, session: MemberSession): MemberSession {
  const { cashierOf, ...own } = session
  if (!cashierOf || !operation.cashier) throw new Refusal('cashier.not.allowed')
  if (operation.cashier === 'self') return session
  const { memberId, account } = session
  return { ...own, ...cashierOf, isTrial: false, isAgent: true, cashier: { memberId, account } }
}

/**
 * Who is calling, and may they call this? An operation for anyone ignores a token that has ended.
 * @throws Refusal login.not.session, password.change.due, cashier.not.allowed, in_need_true_account, login.agent.only,
 *   staff.not.session, staff.forbidden
 */
export async function actorFor(operation: OperationShape, sessions: Sessions, headers: CallerHeaders): Promise<Actor> {
  const token = tokenOf(headers.authorization)
  if (operation.caller === 'staff') {
    return staffActor(operation, sessions, token, headers['x-unattended'] !== undefined)
  }
  const isStaffSide = operation.path?.startsWith('/staff/') ?? false
  const session = token === undefined || isStaffSide ? undefined : await sessions.member(token)
  if (operation.caller === 'anyone') return session ?? { kind: 'visitor' }
  if (!session) throw new Refusal('login.not.session', token ? { ended: await sessions.memberEnd(token) } : undefined)
  if (session.passwordDue !== null && !operation.whilePasswordDue) {
    throw new Refusal('password.change.due', { due: session.passwordDue })
  }
  if (session.cashierOf) return cashierActor(operation, session)
  if (operation.caller !== 'session' && session.isTrial) throw new Refusal('in_need_true_account')
  if (operation.caller === 'agent' && !session.isAgent) throw new Refusal('login.agent.only')
  return session
}
