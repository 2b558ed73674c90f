import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** A call as the sandbox's page lists it. */
export interface LoggedCall {
  at: Date
  route: string
  attempt: number
  /** The HTTP status, or what went wrong before there was one. */
  outcome: string
  milliseconds: number
  sent: string
  answered: string
}

export type WalletAnswer =
  | { outcome: 'done'; body: Record<string, unknown> }
  /** A definite no, with the wire's api_code. */
  | { outcome: 'refused'; apiCode: number; message: string; balance: string | undefined }
  /** No answer that says whether it was booked. */
  | { outcome: 'unknown' }

export interface WalletClientOptions {
  /** The house's side: `http://127.0.0.1:8080/vendors/SANDBOX`. */
  walletUrl: string
  secret: string
  log(call: LoggedCall): void
  /** Whether the vendor is to behave as if this answer never came. */
  isAnswerLost?(): boolean
  /** How long the first pause between attempts is; tests shorten it. */
  pauseMilliseconds?: number
}

export type WalletRoute = 'balance' | 'betwin' | 'rollback' | 'finish'

/** As the vendor's documentation says: 15 s an attempt, these many attempts, a bet within 30 s. */
const TIMEOUT_MILLISECONDS = 15_000
const WITHIN_MILLISECONDS = 30_000
const attempts: Record<WalletRoute, number> = { balance: 2, betwin: 4, rollback: 5, finish: 5 }

export interface WalletClient {
  /** Sends the same bytes at every attempt, so that the house can tell a repeat. */
  call(route: WalletRoute, body: object): Promise<WalletAnswer>
}

export function sign(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/** Reads an answer; a 500 says nothing about whether the call was booked, and is tried again. */
function read(status: number, text: string): WalletAnswer {
  let body: Record<string, unknown>
  try {
    body = JSON.parse(text) as Record<string, unknown>
  } catch {
    return { outcome: 'unknown' }
  }
  if (status === 200) return { outcome: 'done', body }
  if (status !== 400) return { outcome: 'unknown' }
  const meta = (body['meta'] ?? {}) as { api_code?: number | string; balance?: string }
  return {
    outcome: 'refused',
    apiCode: Number(meta.api_code ?? 0),
    message: String(body['message'] ?? ''),
    balance: meta.balance,
  }
}

/** The vendor's side of wire A: signed calls to the house's wallet, tried again where no answer came. */
export function openWalletClient(options: WalletClientOptions): WalletClient {
  const { walletUrl, secret, log, isAnswerLost = () => false, pauseMilliseconds = 500 } = options

  async function attempt(route: WalletRoute, body: string, number: number): Promise<WalletAnswer> {
    const startedAt = performance.now()
    const entry = { at: new Date(), route, attempt: number, sent: body }
    const milliseconds = () => Math.round(performance.now() - startedAt)
    try {
      const response = await fetch(`${walletUrl}/${route}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-request-sign': sign(body, secret) },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      })
      const answered = await response.text()
      if (isAnswerLost()) {
        log({ ...entry, outcome: `${response.status}, lost`, milliseconds: milliseconds(), answered })
        return { outcome: 'unknown' }
      }
      log({ ...entry, outcome: String(response.status), milliseconds: milliseconds(), answered })
      return read(response.status, answered)
    } catch (error) {
      log({ ...entry, outcome: (error as Error).name, milliseconds: milliseconds(), answered: '' })
      return { outcome: 'unknown' }
    }
  }

  return {
    async call(route, body) {
      const text = JSON.stringify(body)
      const startedAt = performance.now()
      for (let number = 1; ; number += 1) {
        const answer = await attempt(route, text, number)
        const isLate = route === 'betwin' && performance.now() - startedAt > WITHIN_MILLISECONDS
        if (answer.outcome !== 'unknown' || number === attempts[route] || isLate) return answer
        await wait(pauseMilliseconds * 2 ** (number - 1))
      }
    },
  }
}
