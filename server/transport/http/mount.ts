import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isBareAt, type OperationShape } from '@croupier/api/operation.ts'
import type { Language } from '@croupier/words/languages.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { BodyKeys } from '../../platform/body-keys.ts'
import { awaitedProposal } from '../../platform/four-eyes-port.ts'
import { type KeyedRun, once } from '../../platform/idempotency.ts'
import type { Visit } from '../../platform/context.ts'
import type { Implementation, Operations } from '../../platform/implement.ts'
import { type Call, invoke } from '../../platform/invoke.ts'
import { networkOf } from '../../platform/network.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isSealed, openBody, type OpenedBody, plainBody, readOpened } from './body-encryption.ts'
import { actorFor, type Sessions } from './callers.ts'
import { sendJson, sendPacked, success } from './envelope.ts'
import type { Gate } from './gate.ts'
import { requireMerchant } from './merchant.ts'
import type { RateLimits } from './rate-limits.ts'
import { requestInput } from './request-input.ts'
import { requestLanguage } from './request-language.ts'
import { bufferCookies, openKept, sendCookies, withCookies } from './kept-cookies.ts'
import { asksForCsv, isList, sendListAsCsv } from './list-as-csv.ts'
import { type Listener, listenerOf, routesOf } from './routes.ts'
import { visitOf } from './visit.ts'

export interface Means {
  app: App
  gate: Gate
  sessions: Sessions
  bodyKeys: BodyKeys
  rateLimits: RateLimits
}

const IDEMPOTENCY_KEY = /^[\w-]{16,128}$/

function ownerOf(actor: Actor): string {
  // The account's, not the session's: a retry may come after a new log-in.
  if (actor.kind === 'member') return `member:${actor.memberId}`
  return actor.kind === 'staff' ? `staff:${actor.staffId}` : 'visitor'
}

function idempotencyKeyOf(request: FastifyRequest, operation: OperationShape): string | undefined {
  const sent = request.headers['idempotency-key']
  if (sent === undefined || operation.runs === 'reads') return undefined
  if (typeof sent !== 'string' || !IDEMPOTENCY_KEY.test(sent)) {
    throw new Refusal('request.invalid', { fields: [{ field: 'Idempotency-Key', messageKey: 'fault.format' }] })
  }
  return sent
}

/** The agents' side: its calls say so in `ModuleId`, and its operations are agents' alone. */
const AGENT_SIDE = 'AGENTPOLICY3'

/** @throws Refusal function.not.available where the white label switched off what is called, or the side it is called from */
function requireModules(operation: OperationShape, visit: Visit, gate: Gate): void {
  const isOff = operation.module !== undefined && !gate.isModuleOn(operation.module)
  const isAgentSide = visit.moduleId === AGENT_SIDE || operation.caller === 'agent'
  if (isOff || (isAgentSide && !gate.isModuleOn(AGENT_SIDE))) throw new Refusal('function.not.available')
}

/**
 * Counts a call that has a limit, finds who calls, and reads the body: cheap and anonymous checks first, a body is opened
 * only for a caller who may send it. What anybody may send sealed is opened first, so that one statement counts the call
 * and remembers the nonce.
 */
async function admit(
  { app, gate, bodyKeys, rateLimits, sessions }: Means,
  operation: OperationShape,
  request: FastifyRequest,
): Promise<{ actor: Actor; body: unknown }> {
  const { name, perMinute, perMinuteAndMember } = operation
  const call = perMinute === undefined ? undefined : { operation: name, perMinute, by: networkOf(request.ip) }
  const header = request.headers['encryption']
  const encryption = typeof header === 'string' ? header : undefined

  if (call && operation.caller === 'anyone' && isSealed(encryption)) {
    let opened: OpenedBody | undefined
    await rateLimits.operation(call, async () => {
      opened = await openBody(request.body, bodyKeys, app.clock)
      return opened
    })
    return { actor: await actorFor(operation, sessions, request.headers), body: readOpened(opened!) }
  }

  if (call) await rateLimits.operation(call)
  const actor = await actorFor(operation, sessions, request.headers)
  if (perMinuteAndMember !== undefined && actor.kind === 'member')
    await rateLimits.operation({ operation: name, perMinute: perMinuteAndMember, by: `member ${actor.memberId}` })
  const body = await plainBody(
    operation,
    { body: request.body, encryption },
    { keys: bodyKeys, clock: app.clock, plainAllowed: gate.isPlainBodyAllowed() },
  )
  return { actor, body }
}

/** The order is the contract: what is asked of whom first, then what it says. */
async function readCall(
  means: Means,
  { operation }: Implementation,
  request: FastifyRequest,
  visit: Visit,
): Promise<{ call: Call; input: Record<string, unknown> }> {
  const { gate } = means
  requireMerchant(request, gate.merchantCode())
  requireModules(operation, visit, gate)
  gate.requireOpen(operation, visit.ip, visit.host)
  const { actor, body } = await admit(means, operation, request)
  const input = requestInput(request, body)
  const language: Language = requestLanguage(request, gate.defaultLanguage())
  return { call: { requestId: request.id, actor, language, visit }, input }
}

async function answer(
  means: Means,
  implementation: Implementation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { app } = means
  const { operation } = implementation
  const browser = visitOf(request, reply)
  const { visit, set } = bufferCookies(browser)
  const { call, input } = await readCall(means, implementation, request, visit)
  const { actor } = call

  const run = async (under: Partial<KeyedRun> = {}) => {
    try {
      const answered = await invoke(app, implementation, { ...call, ...under }, input)
      sendCookies(browser, set.values())
      return answered
    } catch (error) {
      if (error instanceof Refusal) sendCookies(browser, set.values())
      throw error
    }
  }

  const key = idempotencyKeyOf(request, operation)
  if (key === undefined) return run()
  const keyed = { owner: ownerOf(actor), operation: operation.name, key, input }
  const mode = operation.runs === 'transaction' || operation.runs === 'batched' ? 'transaction' : 'claimed'
  let isRun = false
  const known = await once(app.database, keyed, mode, async ({ begun, beforeCommit, keep }) => {
    const answered = await run({
      begun,
      beforeCommit: (tx, value) => beforeCommit(tx, withCookies(value, set)),
      keep: (value) => keep(withCookies(value, set)),
    })
    isRun = true
    return answered
  })
  const { answer: value, cookies } = isRun ? { answer: known, cookies: [] } : openKept(known)
  sendCookies(browser, cookies)
  const proposalId = awaitedProposal(value)
  if (proposalId !== undefined) throw new Refusal('staff.approval.awaited', { proposalId })
  return value
}

/** Binds every operation of this listener to each of its paths and relay names. */
export function mount(server: FastifyInstance, listener: Listener, operations: Operations, means: Means): void {
  for (const implementation of operations) {
    if (listenerOf(implementation.operation) !== listener) continue
    for (const { method, path } of routesOf(implementation.operation)) {
      server.route({
        method,
        url: path,
        config: { operation: implementation.operation.name },
        ...(implementation.operation.bodyBytes === undefined ? {} : { bodyLimit: implementation.operation.bodyBytes }),
        handler: async (request, reply) => {
          if (asksForCsv(request) && isList(implementation.operation)) {
            const { call, input: asked } = await readCall(means, implementation, request, visitOf(request, reply))
            return sendListAsCsv(means.app, implementation, reply, { call, asked })
          }
          const value = await answer(means, implementation, request, reply)
          const { operation } = implementation
          const body = isBareAt(operation, path) ? value : success(value)
          return operation.packed ? sendPacked(request, reply, body) : sendJson(reply, 200, body)
        },
      })
    }
  }
}
