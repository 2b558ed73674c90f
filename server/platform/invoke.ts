import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { FieldFault } from '@croupier/api/envelope.ts'
import type { OperationShape } from '@croupier/api/operation.ts'
import { assert } from '@croupier/basis/assert.ts'
import type { Language } from '@croupier/words/languages.ts'
import { type Actor, nameOfActor } from './actor.ts'
import type { App } from './app.ts'
import { auditPort } from './audit-port.ts'
import { Concluded } from './concluded.ts'
import type { ConcludingScope, OwnScope, Scope, Visit, WriteScope } from './context.ts'
import type { Tx } from './database.ts'
import type { Event } from './event.ts'
import { type Approval, type AwaitedAnswer, AwaitsApproval, fourEyesPort } from './four-eyes-port.ts'
import { fieldFaultsOf } from './field-faults.ts'
import type { Implementation } from './implement.ts'
import type { Begun, KeptAnswer } from './idempotency.ts'
import { writeEvents } from './outbox.ts'
import { Refusal } from './refusal.ts'
import { type MoneyEdit, separationPort } from './separation-port.ts'
import { unstorableTexts } from './unstorable-text.ts'

export interface Call {
  /** Set where another operator's proposal runs because this one approved it. */
  approval?: Approval
  requestId: string
  actor: Actor
  language: Language
  visit?: Visit | undefined
  /** Runs in the operation's transaction once its answer is known: that is how an idempotency key keeps the answer. */
  beforeCommit?: (tx: Tx, answer: unknown) => Promise<void>
  /** What the Idempotency-Key of this call knows of an earlier attempt, and where this one writes what it begins. */
  begun?: Begun
  /** The answer as an Idempotency-Key keeps it, for an operation that writes it with its fact. */
  keep?: (answer: unknown) => KeptAnswer
}

function scopeOf(app: App, call: Call): Scope {
  return {
    requestId: call.requestId,
    actor: call.actor,
    clock: app.clock,
    log: app.log.child({ requestId: call.requestId }),
    language: call.language,
    visit: call.visit,
    approval: call.approval,
    use: (asked) => app.ports.use(asked),
  }
}

/** Keeps the edits operators made, with the name of everybody who had a hand in them; others approve nothing. */
async function recordEdits(tx: Tx, scope: Scope, edits: readonly MoneyEdit[], operation: string): Promise<void> {
  if (edits.length === 0 || scope.actor.kind !== 'staff') return
  const proposer = scope.approval ? [`staff:${scope.approval.proposedBy}`] : []
  const actors = [nameOfActor(scope.actor), ...proposer]
  const separation = scope.use(separationPort)
  for (const edit of edits) await separation.record(tx, { ...edit, actors, operation, at: scope.clock.now() })
}

/**
 * One transaction with its outbox: events are written last, and only if nothing was thrown. `operation` absent: no
 * operation causes it, and what it edits is nobody's.
 */
async function inTransaction<T>(
  app: App,
  scope: Scope,
  operation: OperationShape | undefined,
  work: (scope: WriteScope) => Promise<T>,
): Promise<T> {
  return app.database.transaction(async (tx) => {
    const events: Event[] = []
    const edits: MoneyEdit[] = []
    const result = await work({
      ...scope,
      tx,
      announce: (event) => void events.push(event),
      edits: (edit) => void edits.push(edit),
    })
    if (operation) {
      if (operation.caller === 'staff') requireDeclared(operation, edits)
      await recordEdits(tx, scope, edits, operation.name)
    }
    await writeEvents(tx, events)
    return result
  })
}

/** A staff operation names whose money it edits, or declares that it edits none: neither can be forgotten. */
function requireDeclared({ name, memberMoney, runs }: OperationShape, edits: readonly MoneyEdit[]): void {
  if (memberMoney !== 'edits') assert(edits.length === 0, `${name} edits members’ money and does not declare it`)
  // An operation with transactions of its own may find nothing to edit.
  else if (runs === 'transaction') assert(edits.length > 0, `${name} declares that it edits and names no member`)
}

/** A scope for what no operation causes: jobs, reactions, the demo world. */
export function ownScope(app: App, call: Call, operation?: OperationShape): OwnScope {
  const scope = scopeOf(app, call)
  return {
    ...scope,
    db: app.database,
    database: app.database,
    transaction: (work) => inTransaction(app, scope, operation, work),
  }
}

function concludingScope(
  app: App,
  own: OwnScope,
  { begun, beforeCommit }: Call,
  operation: OperationShape,
  toConclude: (tx: Tx, answer: unknown) => Promise<Concluded<unknown>>,
): ConcludingScope<unknown> {
  return {
    ...own,
    async begin(work) {
      if (begun?.subject !== undefined) return { subject: begun.subject, isResumed: true }
      return inTransaction(app, own, operation, async (write) => {
        const subject = await work(write)
        await begun?.keep(write.tx, subject)
        return { subject, isResumed: false }
      })
    },
    async beginTogether(write) {
      if (begun?.subject !== undefined) return { subject: begun.subject, isResumed: true }
      return { subject: await write(begun?.keyHash), isResumed: false }
    },
    conclude: (work) => inTransaction(app, own, operation, async (write) => toConclude(write.tx, await work(write))),
    async concludeByStatement(statement) {
      const isAlone = operation.audited !== true && !beforeCommit
      if (isAlone) return new Concluded(z.parse(operation.output, await statement(own.db)))
      return app.database.transaction(async (tx) => toConclude(tx, await statement(tx)))
    },
    concludeWithin: toConclude,
  }
}

function readInput(operation: OperationShape, input: unknown): unknown {
  const unstorable = unstorableTexts(input)
  if (unstorable.length > 0) throw new Refusal('request.invalid', { fields: unstorable })
  const parsed = z.safeParse(operation.input, input, { reportInput: true })
  if (parsed.success) return parsed.data
  const fields: FieldFault[] = fieldFaultsOf(parsed.error)
  throw new Refusal('request.invalid', { fields })
}

const SECRET = /password|secret|token|captcha|privateKey/i
const CODE = /code$/i

/** What is longer than anybody reads in a log: a document that was handed in is kept by the hash of its text. */
const LONGEST_KEPT = 100_000
/** A file in base64, which nobody reads. */
const PACKED = /^[A-Za-z0-9+/]{1000,}={0,2}$/

function keptOf(value: unknown): unknown {
  if (typeof value !== 'string' || (value.length <= LONGEST_KEPT && !PACKED.test(value))) return value
  return `${value.length} characters, SHA-256 ${createHash('sha256').update(value).digest('hex')}`
}

/**
 * What the audit log may keep of an input: everything but secrets. What stands in the path names what it is done to. In a call by
 * anybody but staff, or about one's own session, a code may be a secret; in other calls of staff it names a game, a bet or a pot.
 */
function auditable(operation: OperationShape, input: unknown): Record<string, unknown> {
  const named = operation.path?.split('/') ?? []
  const opens = operation.caller !== 'staff' || operation.permission === 'own.session'
  const isSecret = (name: string) => (SECRET.test(name) || (opens && CODE.test(name))) && !named.includes(`:${name}`)
  const entries = Object.entries((input ?? {}) as Record<string, unknown>)
  return Object.fromEntries(entries.map(([name, value]) => [name, isSecret(name) ? '[secret]' : keptOf(value)]))
}

/**
 * Runs an operation the one way there is, whoever calls (HTTP, relay, ops, a test): validate, open the transaction it
 * asks for, run, write its audit line and events, validate the answer.
 * @throws Refusal for every declared "no"; anything else is a fault.
 */
export async function invoke(app: App, implementation: Implementation, call: Call, input: unknown): Promise<unknown> {
  const { operation } = implementation
  const received = readInput(operation, input)
  const scope = scopeOf(app, call)
  const extras = {
    session: call.actor.kind === 'member' || call.actor.kind === 'staff' ? call.actor : undefined,
    refusal: (code: ConstructorParameters<typeof Refusal>[0], value?: Refusal['value']) => new Refusal(code, value),
  }
  const audited = operation.audited === true
  const { proposalId, proposedBy } = call.approval ?? {}
  const line = (outcome: 'done' | 'refused', details: Record<string, unknown>) => ({
    actor: nameOfActor(call.actor),
    action: operation.name,
    requestId: call.requestId,
    ip: call.visit?.ip ?? null,
    details: { ...details, ...(proposalId && { proposalId, proposedBy }) },
    outcome,
  })
  // The shapes of context and answer are held by implement()'s types; here only their run-time form matters.
  const run = implementation.run as (ctx: unknown, received: unknown) => Promise<unknown>

  const finish = async (tx: Tx, answer: unknown) => {
    if (audited) await app.ports.use(auditPort).record(tx, line('done', auditable(operation, received)))
    await call.beforeCommit?.(tx, answer)
  }

  const toConclude = async (tx: Tx, result: unknown) => {
    const answer = z.parse(operation.output, result)
    await finish(tx, answer)
    return new Concluded(answer)
  }

  /** Keeps what was asked for until another operator decides on it. */
  const propose = async (staffId: bigint) => {
    assert(
      audited && operation.runs === 'transaction',
      'what is approved is audited, in one transaction with the decision',
    )
    const proposalId = await app.database.transaction(async (tx) => {
      const proposal = { operation: operation.name, input: received, proposedBy: staffId, at: app.clock.now() }
      const id = await app.ports.use(fourEyesPort).propose(tx, proposal)
      const asked = {
        ...line('done', { ...auditable(operation, received), proposalId: id }),
        action: `propose ${operation.name}`,
      }
      await app.ports.use(auditPort).record(tx, asked)
      const awaited: AwaitedAnswer = { awaitedProposalId: id }
      await call.beforeCommit?.(tx, awaited)
      return id
    })
    throw new Refusal('staff.approval.awaited', { proposalId })
  }
  const noteRefusal = async (error: unknown) => {
    if (!audited || !(error instanceof Refusal)) return
    const details = { ...auditable(operation, received), refusal: error.code }
    await app.database.transaction((tx) => app.ports.use(auditPort).record(tx, line('refused', details)))
  }

  try {
    await implementation.beforehand?.({ ...scope, db: app.database }, received)
  } catch (error) {
    await noteRefusal(error)
    throw error
  }
  if (operation.fourEyes === true && call.actor.kind === 'staff' && !call.approval) return propose(call.actor.staffId)

  try {
    if (operation.runs === 'transaction') {
      return await inTransaction(app, scope, operation, async (write) => {
        const answer = z.parse(operation.output, await run({ ...write, ...extras }, received))
        await finish(write.tx, answer)
        return answer
      })
    }
    const own = ownScope(app, call, operation)
    if (operation.runs === 'concludes') {
      const scope = concludingScope(app, own, call, operation, toConclude)
      const concluded = await run({ ...scope, ...extras }, received)
      assert(concluded instanceof Concluded, `${operation.name} concludes`)
      return concluded.answer
    }
    if (operation.runs === 'batched') {
      assert(!audited, `${operation.name} is written with others, without an audit line`)
      const keep = (answer: unknown) => call.keep?.(z.parse(operation.output, answer))
      return z.parse(operation.output, await run({ ...own, ...extras, keep }, received))
    }
    const answer = z.parse(operation.output, await run({ ...own, ...extras }, received))
    if (audited || call.beforeCommit) await app.database.transaction((tx) => finish(tx, answer))
    return answer
  } catch (error) {
    if (error instanceof AwaitsApproval) {
      assert(operation.fourEyes === 'above-limit' && call.actor.kind === 'staff', `${operation.name} may be proposed`)
      return propose(call.actor.staffId)
    }
    await noteRefusal(error)
    throw error
  }
}
