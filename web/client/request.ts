import type { Envelope } from '@croupier/api/envelope.ts'
import { isBareAt, type OperationShape } from '@croupier/api/operation.ts'
import { CallRefused } from './call-refused.ts'
import { clientSetting } from './client-setting.ts'
import { learnServerTime } from './server-clock.ts'
import { session } from './session.ts'

export interface Attempt {
  idempotencyKey: string | undefined
  /** The body as it travels where it is sealed. */
  sealed: string | undefined
  timeoutMilliseconds: number
  signal: AbortSignal | undefined
  moduleId?: string | undefined
}

const hasBody = (operation: OperationShape) => operation.method === 'POST' || operation.method === 'PUT'

/** Path with its parameters filled in, query after it, and what is left for the body. */
export function addressOf(
  operation: OperationShape,
  input: Readonly<Record<string, unknown>>,
): { url: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input }
  const template = operation.path ?? `/wps/relay/${operation.relay?.[0] ?? ''}`
  const path = template.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (hasBody(operation)) return { url: path, rest }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const text = query.toString()
  return { url: text === '' ? path : `${path}?${text}`, rest: {} }
}

export function headersOf(operation: OperationShape, attempt: Attempt): Record<string, string> {
  const { merchant, device, language, isAttended } = clientSetting()
  const token = session.token()
  return {
    Accept: 'application/json',
    Language: language(),
    Device: device,
    ...(merchant === undefined ? {} : { Merchant: merchant }),
    ...(token === undefined ? {} : { Authorization: token }),
    ...(isAttended?.() === false ? { 'X-Unattended': '1' } : {}),
    ...(attempt.idempotencyKey === undefined ? {} : { 'Idempotency-Key': attempt.idempotencyKey }),
    ...(attempt.moduleId === undefined ? {} : { ModuleId: attempt.moduleId }),
    ...(hasBody(operation) ? { 'Content-Type': 'application/json' } : {}),
    ...(attempt.sealed === undefined ? {} : { Encryption: 'JWE', 'X-Gateway-Version': '3' }),
  }
}

async function read(response: Response, isBare: boolean): Promise<Envelope<unknown>> {
  const body: unknown = await response.json()
  if (isBare && response.ok) return { success: true, value: body }
  if (typeof body === 'object' && body !== null && 'success' in body) return body as Envelope<unknown>
  throw new SyntaxError('no envelope')
}

/** One HTTP request of a call. @throws CallRefused */
export async function request(
  operation: OperationShape,
  input: Readonly<Record<string, unknown>>,
  attempt: Attempt,
): Promise<unknown> {
  const { url, rest } = addressOf(operation, input)
  const timeout = AbortSignal.timeout(attempt.timeoutMilliseconds)
  const sentAt = Date.now()
  let response: Response
  let envelope: Envelope<unknown>
  try {
    response = await fetch(url, {
      method: operation.method,
      headers: headersOf(operation, attempt),
      body: hasBody(operation) ? JSON.stringify(attempt.sealed === undefined ? rest : { value: attempt.sealed }) : null,
      signal: attempt.signal ? AbortSignal.any([attempt.signal, timeout]) : timeout,
      cache: 'no-store',
    })
    learnServerTime(response.headers.get('date'), sentAt, Date.now())
    envelope = await read(response, isBareAt(operation, url))
  } catch (error) {
    if (attempt.signal?.aborted) throw attempt.signal.reason
    // A page of a proxy in between is no answer of ours either.
    throw new CallRefused({ code: timeout.aborted ? 'timeout' : 'network', message: String(error) })
  }
  if (envelope.success) return envelope.value
  throw new CallRefused({
    code: envelope.errorCode,
    message: envelope.message,
    value: envelope.value,
    requestId: response.headers.get('x-request-id') ?? undefined,
    status: response.status,
  })
}
