import type { Sql } from '../../platform/database.ts'

/** Requests that are sent many at a time, in one statement that commits by itself. */
export interface Work<Request, Answer> {
  /** Names the prepared statement. */
  name: string
  /** What must not occur twice in one batch. */
  keysOf(request: Request): readonly string[]
  statement(requests: readonly Request[], skipLocked: boolean): Sql
  /** One answer per request, in order; `locked` where the request should be sent again by itself, waiting. */
  answers(requests: readonly Request[], rows: object[]): readonly (Answer | 'locked')[]
  shortcut?: Shortcut<Request, Answer>
}

/** What a request may have to wait for. */
export type Claim = string | bigint

/**
 * A cheaper statement for the plain requests of a batch. What it leaves without an answer goes the complete way next, in
 * the order of arrival; so do all of them when it fails.
 */
export interface Shortcut<Request, Answer> {
  /** Server settings of its connections, which are its own, as a connection's `options`: '-c name=value'. */
  settings: string
  fits(request: Request): boolean
  /** What must not occur twice in one shortcut: a second request for it waits, so that those for one stay in order. */
  claimsOf(request: Request): readonly Claim[]
  statement(requests: readonly Request[]): Sql
  /** One answer per request, in order; undefined where the statement did not apply it. */
  answers(requests: readonly Request[], rows: object[]): readonly (Answer | undefined)[]
}
