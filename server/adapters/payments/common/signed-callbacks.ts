import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import {
  type PaymentDesk,
  paymentDeskPort,
  type ProviderEvent,
  type ReportAnswer,
} from '../../../modules/wallet/index.ts'
import type { App } from '../../../platform/app.ts'
import type { WireAnswer, WireFault, WireRequest, WireRoute } from '../../../platform/wire-route.ts'
import { isSignature, isTimely } from './signature.ts'

function error(status: number, code: string): WireAnswer {
  return { status, body: { error: { code, message: code } } }
}

const ANSWERS: Readonly<Record<ReportAnswer, WireAnswer>> = {
  taken: { status: 200, body: { status: 'taken' } },
  'unknown-reference': error(404, 'reference.unknown'),
  conflict: error(409, 'event.conflict'),
}

const FAULTS: Readonly<Record<WireFault, WireAnswer>> = {
  'too-large': error(413, 'request.invalid'),
  malformed: error(400, 'request.invalid'),
  busy: error(503, 'busy'),
  internal: error(500, 'internal'),
}

/** A call-back's way in: whose it is, where it comes to, and what it is about. */
export interface CallBackPlace {
  protocol: string
  /** The first step of its path: `payments`. */
  path: string
  subject: 'deposit' | 'payout'
}

/** The event's number, where the call-back was signed by this provider about now; undefined for anything else. */
async function provenEvent(
  app: App,
  { protocol, subject }: CallBackPlace,
  { headers, params, raw }: WireRequest,
): Promise<{ event: ProviderEvent; provider: string } | undefined> {
  const timestamp = headers['x-timestamp'] ?? ''
  const nonce = headers['x-event-id'] ?? ''
  const provider = await app.ports.use(paymentDeskPort).provider(app, params['provider'] ?? '')
  // What one wire says is not read as another's, though both are signed alike.
  if (provider?.protocol !== protocol) return undefined
  if (!/^[\w.:-]{8,100}$/.test(nonce) || !isTimely(timestamp, app.clock.now())) return undefined
  const signed = { direction: 'callback', timestamp, nonce, subject, body: raw } as const
  if (!isSignature(headers['x-signature'] ?? '', provider.secret, signed)) return undefined
  const contentHash = createHash('sha256').update(raw).digest()
  return { event: { eventId: nonce, contentHash }, provider: provider.code }
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}

/** A route that takes one kind of signed call-back. */
export function signedCallBack<Body>(
  place: CallBackPlace,
  schema: z.ZodMiniType<Body>,
  report: (desk: PaymentDesk, app: App, provider: string, event: ProviderEvent, body: Body) => Promise<ReportAnswer>,
): WireRoute {
  return {
    name: `${place.protocol}.${place.subject}`,
    listener: 'portal',
    method: 'POST',
    path: `/${place.path}/:provider/${place.subject}s`,
    async answer(app, request) {
      const proven = await provenEvent(app, place, request)
      if (!proven) {
        app.log.warn({ requestId: request.requestId, ip: request.ip }, 'payment callback rejected: invalid signature')
        return error(401, 'signature.invalid')
      }
      const body = z.safeParse(schema, parseJson(request.raw))
      if (!body.success) return error(400, 'request.invalid')
      const answer = await report(app.ports.use(paymentDeskPort), app, proven.provider, proven.event, body.data)
      if (answer !== 'taken') {
        const { provider, event } = proven
        app.log.error(
          { requestId: request.requestId, provider, eventId: event.eventId, answer },
          'payment callback needs review',
        )
      }
      return ANSWERS[answer]
    },
    onFault: (fault) => FAULTS[fault],
  }
}
