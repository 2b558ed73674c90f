import type { Failure } from '@croupier/api/envelope.ts'
import type { everyOperationMayAnswer } from '@croupier/api/refusals.ts'
import type { OperationShape, RefusalsOf } from '@croupier/api/operation.ts'
import type { Language } from '@croupier/words/languages.ts'
import type { Actor, MemberSession, StaffSession } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Database, Queryable, Tx } from './database.ts'
import type { Event } from './event.ts'
import type { Logger } from './log.ts'
import type { Port } from './port.ts'
import type { Refusal } from './refusal.ts'

/** The browser or client behind an HTTP call. Absent in jobs and ops commands. */
export interface Visit {
  /** The address that counts: the socket's, or the proxy's word where TRUST_PROXY says so. */
  readonly ip: string
  readonly userAgent: string
  /** `web`, `app`… as the `Device` header says; informative. */
  readonly device: string
  /** `ModuleId` header: AGENTPOLICY3 marks the agent side's log-in. */
  readonly moduleId: string
  readonly host: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** HttpOnly, SameSite=Strict, Secure where the request was. `maxAgeSeconds` 0 clears. */
  setCookie(name: string, value: string, maxAgeSeconds: number, path?: string): void
}

/** What everything that runs has: operations, jobs, reactions. */
export interface Scope {
  readonly requestId: string
  readonly actor: Actor
  readonly clock: Clock
  readonly log: Logger
  readonly language: Language
  readonly visit: Visit | undefined
  use<Fulfilment>(port: Port<Fulfilment>): Fulfilment
}

/** Outside a transaction: reads. */
export interface ReadScope extends Scope {
  readonly db: Queryable
}

/** Inside one transaction. */
export interface WriteScope extends Scope {
  readonly tx: Tx
  /** Writes the event to the outbox at the end of this transaction. */
  announce(event: Event): void
}

/** Opens transactions of its own; network calls and password hashing happen between them. */
export interface OwnScope extends ReadScope {
  readonly database: Database
  transaction<T>(work: (scope: WriteScope) => Promise<T>): Promise<T>
}

type ScopeOf<Shape extends OperationShape> = Shape['runs'] extends 'reads'
  ? ReadScope
  : Shape['runs'] extends 'transaction'
    ? WriteScope
    : OwnScope

type SessionOf<Shape extends OperationShape> = Shape['caller'] extends 'anyone'
  ? MemberSession | undefined
  : Shape['caller'] extends 'staff'
    ? StaffSession
    : MemberSession

/** What a handler is given: the scope its operation runs in, the caller's session, and the refusals it declared. */
export type ContextOf<Shape extends OperationShape> = ScopeOf<Shape> & {
  readonly session: SessionOf<Shape>
  /** `throw ctx.refusal('username.taken')`: only declared codes type. */
  refusal(code: RefusalsOf<Shape> | (typeof everyOperationMayAnswer)[number], value?: Failure['value']): Refusal
}
