/** One faulty field: `messageKey` is a word key; `min` and `max`, or the amount of a limit, are filled into it. */
export interface FieldFault {
  field: string
  messageKey: string
  min?: number
  max?: number
  /** The limit an amount missed, as an exact decimal text in main units of `currency`. */
  amount?: string
  currency?: string
}

export interface Success<Value> {
  success: true
  value: Value
}

export interface Failure {
  success: false
  /** Dotted and stable; every code stands in refusals.ts. */
  errorCode: string
  /** In the caller's language. */
  message: string
  value?: { fields?: FieldFault[]; [detail: string]: unknown }
}

export type Envelope<Value> = Success<Value> | Failure
