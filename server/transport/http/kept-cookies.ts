import type { Visit } from '../../platform/context.ts'

export type Cookie = Parameters<Visit['setCookie']>

/** What an operation sets goes out with its answer: nothing that was rolled back reaches the browser. */
export interface CookieBuffer {
  visit: Visit
  /** By name: a transaction that is tried again sets its own once more. */
  set: ReadonlyMap<string, Cookie>
}

export function bufferCookies(visit: Visit): CookieBuffer {
  const set = new Map<string, Cookie>()
  return { visit: { ...visit, setCookie: (...cookie) => void set.set(cookie[0], cookie) }, set }
}

export function sendCookies(visit: Visit, cookies: Iterable<Cookie>): void {
  for (const cookie of cookies) visit.setCookie(...cookie)
}

interface WithCookies {
  cookiesBeside: Cookie[]
  answer: unknown
}

/** An answer as it is kept for a repeat: with the cookies that its commit made true. */
export function withCookies(answer: unknown, set: CookieBuffer['set']): unknown {
  return set.size === 0 ? answer : ({ cookiesBeside: [...set.values()], answer } satisfies WithCookies)
}

/** A kept answer, and the cookies beside it. */
export function openKept(kept: unknown): { answer: unknown; cookies: Cookie[] } {
  const isWith = typeof kept === 'object' && kept !== null && 'cookiesBeside' in kept
  if (!isWith) return { answer: kept, cookies: [] }
  const { answer, cookiesBeside } = kept as WithCookies
  return { answer, cookies: cookiesBeside }
}
