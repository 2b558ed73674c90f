import { refusals, type RefusalCode } from '@croupier/api/refusals.ts'
import type { Failure } from '@croupier/api/envelope.ts'

/**
 * A declared "no": thrown by an operation, it rolls its transaction back and reaches the caller as an envelope.
 * It is an answer, not a fault, so it carries no stack.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly value: Failure['value']
  readonly status: number

  constructor(code: RefusalCode, value?: Failure['value'], status: number = refusals[code].status) {
    const limit = Error.stackTraceLimit
    Error.stackTraceLimit = 0
    super(code)
    Error.stackTraceLimit = limit
    this.code = code
    this.value = value
    this.status = status
  }
}
