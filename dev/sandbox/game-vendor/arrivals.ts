import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { corrupted, type FaultName, type Faults, faultNames, noFaults, seeded } from './faults.ts'

/** How late a call arrives that the house takes for lost. */
const LATE_MILLISECONDS = 1_500
/** On what arrives the second time: it has had its faults. */
const ARRIVED = 'x-sandbox-arrived'

/** The house's calls on their way to a vendor, and what goes wrong with them. */
export interface Arrivals {
  faults: Faults
  readonly counts: Record<FaultName, number>
  /** How often the house sent each call, by what it is about: its own `reference`. */
  readonly sent: Map<string, number>
  /** Calls of which a byte was changed and that the vendor took nevertheless: there must be none. */
  corruptTaken: number
  /** Under way at this moment, what arrives late included. */
  underWay: number
  readonly random: () => number
}

/** @param random what the faults are drawn from */
export function openArrivals(random: () => number = seeded(Date.now())): Arrivals {
  return {
    faults: noFaults,
    counts: { delay: 0, dropRequest: 0, dropAnswer: 0, duplicate: 0, reorder: 0, corrupt: 0 },
    sent: new Map(),
    corruptTaken: 0,
    underWay: 0,
    random,
  }
}

/** No answer: the connection just ends. */
function hangUp(request: FastifyRequest, reply: FastifyReply) {
  request.raw.socket.destroy()
  return reply.hijack()
}

/**
 * Lets calls of a signed wire go wrong before they reach their vendor: the vendor gets what is left of them, and the
 * house what is left of the answers. Bodies are raw text; the signature of both is `x-signature`.
 */
export function mountArrivals(scope: FastifyInstance, arrivals: Arrivals): void {
  const pass = randomUUID()
  const { random } = arrivals

  function countSent({ url, body }: { url: string; body: string }): void {
    if (!url.endsWith('/transfer')) return
    const reference = /"reference":"([^"]*)"/.exec(body)?.[1] ?? ''
    arrivals.sent.set(reference, (arrivals.sent.get(reference) ?? 0) + 1)
  }

  async function strike(request: FastifyRequest<{ Body: string }>, reply: FastifyReply) {
    countSent({ url: request.url, body: request.body })
    const { faults, counts } = arrivals
    const struck = new Set(faultNames.filter((name) => faults[name] > 0 && random() * 100 < faults[name]))
    for (const name of struck) counts[name] += 1
    if (struck.size === 0) return undefined
    if (struck.has('delay')) await wait(random() * faults.delayMilliseconds)
    if (struck.has('dropRequest')) return hangUp(request, reply)

    const spoilt = struck.has('corrupt')
      ? (['body', 'signature', 'answer'] as const)[Math.floor(random() * 3)]
      : undefined
    const signature = String(request.headers['x-signature'])
    const arrive = async () => {
      const answer = await scope.inject({
        method: 'POST',
        url: request.url,
        payload: spoilt === 'body' ? corrupted(request.body, random) : request.body,
        headers: {
          'content-type': 'application/json',
          'x-signature': spoilt === 'signature' ? corrupted(signature, random) : signature,
          [ARRIVED]: pass,
        },
      })
      if ((spoilt === 'body' || spoilt === 'signature') && answer.statusCode === 200) arrivals.corruptTaken += 1
      return answer
    }

    if (struck.has('reorder')) {
      arrivals.underWay += 1
      void wait(random() * LATE_MILLISECONDS)
        .then(arrive)
        .catch(() => undefined)
        .finally(() => {
          arrivals.underWay -= 1
        })
      return hangUp(request, reply)
    }
    const [first, second] = await Promise.allSettled(struck.has('duplicate') ? [arrive(), arrive()] : [arrive()])
    const answered = second?.status === 'fulfilled' && random() < 0.5 ? second : first
    // The vendor itself may hang up as well.
    if (struck.has('dropAnswer') || answered?.status !== 'fulfilled') return hangUp(request, reply)
    const { statusCode, body, headers } = answered.value
    if (headers['x-signature'] !== undefined) reply.header('x-signature', headers['x-signature'])
    return reply
      .code(statusCode)
      .type('application/json')
      .send(spoilt === 'answer' ? corrupted(body, random) : body)
  }

  scope.addHook<{ Body: string }>('preHandler', async (request, reply) => {
    if (request.headers[ARRIVED] === pass) return undefined
    arrivals.underWay += 1
    try {
      return await strike(request, reply)
    } finally {
      arrivals.underWay -= 1
    }
  })
}
