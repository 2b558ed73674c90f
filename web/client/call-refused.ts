import type { FieldFault } from '@croupier/api/envelope.ts'
import type { RefusalCode } from '@croupier/api/refusals.ts'

/** Faults that no server answered: the connection failed, or the answer took too long. */
export type ConnectionFault = 'network' | 'timeout'

/** A call that was not carried out: refused by the server, or never answered. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly code: RefusalCode | ConnectionFault
  /** What the refusal carries besides: `fields`, `captcha`, `ticket`. */
  readonly value: { fields?: FieldFault[]; [detail: string]: unknown }
  /** What the service desk finds the call by; absent when nothing answered. */
  readonly requestId: string | undefined
  readonly status: number

  constructor(refusal: {
    code: string
    message?: string
    value?: CallRefused['value'] | undefined
    requestId?: string | undefined
    status?: number
  }) {
    super(refusal.message ?? refusal.code)
    // The server's catalogue and ours are one file; a newer server may know a code we do not, and then it is unknown to
    // every comparison.
    this.code = refusal.code as RefusalCode
    this.value = refusal.value ?? {}
    this.requestId = refusal.requestId
    this.status = refusal.status ?? 0
  }

  get fields(): readonly FieldFault[] {
    return this.value.fields ?? []
  }

  /** Nothing answered, so nothing is known about what happened. */
  get isConnectionFault(): boolean {
    return this.code === 'network' || this.code === 'timeout'
  }
}

export function isRefused(error: unknown, ...codes: (RefusalCode | ConnectionFault)[]): error is CallRefused {
  return error instanceof CallRefused && (codes.length === 0 || codes.includes(error.code))
}

/** The fields that a call was refused for; none where it was not, or for something else. */
export function fieldsOf(error: unknown): readonly FieldFault[] {
  return error instanceof CallRefused ? error.fields : []
}
