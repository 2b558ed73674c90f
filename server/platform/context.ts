import type { Failure } from '@croupier/api/envelope.ts'
import type { everyOperationMayAnswer } from '@croupier/api/refusals.ts'
import type { AnswerOf, OperationShape, RefusalsOf } from '@croupier/api/operation.ts'
import type { Language } from '@croupier/words/languages.ts'
import type { Actor, MemberSession, StaffSession } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Concluded } from './concluded.ts'
import type { Database, Queryable, Tx } from './database.ts'
import type { Event } from './event.ts'
import type { Approval } from './four-eyes-port.ts'
import type { KeptAnswer } from './idempotency.ts'
import type { Logger } from './log.ts'
import type { Port } from './port.ts'
import type { Refusal } from './refusal.ts'
import type { MoneyEdit } from './separation-port.ts'

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
  /**
   * HttpOnly, SameSite=Strict, Secure where the request was. `maxAgeSeconds` 0 clears. It goes out with the answer, or with a
   * refusal; what is set within the last commit, or before it, is kept with the answer, and a repeat gets it too.
   */
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
  /** Whose proposal this runs, where another operator approved it. */
  readonly approval: Approval | undefined
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
  /**
   * Says whose money is edited here; kept in this transaction with who did it. For operations that declare `memberMoney:
   * 'edits'`; what no operator edits is not kept.
   */
  edits(edit: MoneyEdit): void
}

/** Opens transactions of its own; network calls and password hashing happen between them. */
export interface OwnScope extends ReadScope {
  readonly database: Database
  transaction<T>(work: (scope: WriteScope) => Promise<T>): Promise<T>
}

/** What stands before somebody outside is asked. */
export interface BegunWork {
  subject: string
  /** An earlier attempt under this key wrote it, and may have asked already. */
  isResumed: boolean
}

/**
 * Slow or outside work first, then one commit. `Answer` is what the handler answers.
 *
 * Every transaction of a repeat under the same Idempotency-Key finds what the first committed: nothing before `begin`, the
 * begun fact before `conclude`, the answer after it.
 */
export interface ConcludingScope<Answer> extends OwnScope {
  /**
   * Writes what must stand before somebody outside is asked, and answers its name (an order's reference). A repeat under the
   * same Idempotency-Key does not run `work` again: it is given the name that the first wrote.
   */
  begin(work: (scope: WriteScope) => Promise<string>): Promise<BegunWork>
  /**
   * The same where it is written together with what others begin: whoever writes it keeps its name by `keepSubjects` under
   * `keyHash`, which is undefined where the call came without a key.
   */
  beginTogether(write: (keyHash: Buffer | undefined) => Promise<string>): Promise<BegunWork>
  /** The one commit: the fact, its audit line, its events and the answer that a retry gets. Comes last but for what follows from it. */
  conclude(work: (scope: WriteScope) => Promise<Answer>): Promise<Concluded<Answer>>
  /**
   * The same for what one statement does: where nothing else is written with it, neither a key's answer nor an audit line,
   * it is a transaction of its own.
   */
  concludeByStatement(statement: (db: Queryable) => Promise<Answer>): Promise<Concluded<Answer>>
  /** Concludes in a transaction that another operation opened. */
  concludeWithin(tx: Tx, answer: Answer): Promise<Concluded<Answer>>
}

/** Written by whatever statement sells, books or files together with others. */
export interface BatchedScope<Answer> extends OwnScope {
  /** What is to be written with the fact, where the call came under an Idempotency-Key. */
  keep(answer: Answer): KeptAnswer | undefined
}

type ScopeOf<Shape extends OperationShape> = Shape['runs'] extends 'reads'
  ? ReadScope
  : Shape['runs'] extends 'transaction'
    ? WriteScope
    : Shape['runs'] extends 'concludes'
      ? ConcludingScope<AnswerOf<Shape>>
      : Shape['runs'] extends 'batched'
        ? BatchedScope<AnswerOf<Shape>>
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
