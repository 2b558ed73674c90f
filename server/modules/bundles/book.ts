import type { BookEvent } from '@croupier/games/index.ts'

/** What happens in a round, as its studio wrote it. */
export interface Book {
  readonly id: bigint
  /** Hundredths of the bet. */
  readonly payout: bigint
  /** Never empty. */
  readonly events: readonly BookEvent[]
}

/** Whole numbers from their source, since an id may be beyond what a JSON number holds exactly. */
function parseExactly(text: string): unknown {
  return JSON.parse(text, (_name, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^\d{1,20}$/.test(context?.source ?? '')
      ? BigInt(context!.source!)
      : value,
  )
}

function wholeOf(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
}

function isEvent(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A line of a books file; a text says what is wrong with it. */
export function readBook(line: Buffer): Book | string {
  const text = line.toString('utf8')
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return 'is no JSON'
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return 'is no JSON object'
  let { id, payoutMultiplier, events } = read as Record<string, unknown>
  // Rare, and slower: every number of the line is looked at.
  if (typeof id === 'number' && id > Number.MAX_SAFE_INTEGER) id = (parseExactly(text) as Record<string, unknown>)['id']

  const [bookId, payout] = [wholeOf(id), wholeOf(payoutMultiplier)]
  if (bookId === undefined) return '“id” is no whole number'
  if (payout === undefined) return '“payoutMultiplier” is no whole number of hundredths'
  if (!Array.isArray(events) || events.length === 0) return '“events” is no list with anything in it'
  if (!events.every(isEvent)) return '“events” holds what is no event'
  return { id: bookId, payout, events: events as BookEvent[] }
}
