import type { InputOf, OperationShape } from '@croupier/api/operation.ts'
import { CallRefused } from './call-refused.ts'
import { addressOf, headersOf } from './request.ts'

/** What a very long list may take. */
const TIMEOUT = 600_000

/** Hands the browser a document to save. */
function saveAs(name: string, document_: Blob): void {
  const address = URL.createObjectURL(document_)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/**
 * Saves a list as CSV, from its newest line to its last: any operation that reads a list answers so where it is asked to.
 * @throws CallRefused
 */
export async function saveList<Shape extends OperationShape>(operation: Shape, input: InputOf<Shape>): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT)
  const { url } = addressOf(operation, input as Record<string, unknown>)
  const attempt = { idempotencyKey: undefined, sealed: undefined, timeoutMilliseconds: TIMEOUT, signal }
  let response: Response
  try {
    const headers = { ...headersOf(operation, attempt), Accept: 'text/csv' }
    response = await fetch(url, { headers, signal, cache: 'no-store' })
    if (response.headers.get('content-type')?.startsWith('text/csv')) {
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'list.csv'
      return saveAs(name, await response.blob())
    }
  } catch (error) {
    throw new CallRefused({ code: signal.aborted ? 'timeout' : 'network', message: String(error) })
  }
  const { errorCode, message, value } = await response.json().catch(() => ({ errorCode: 'network', message: '' }))
  throw new CallRefused({ code: errorCode, message, value, status: response.status })
}
