import pg from 'pg'

/** The server ended or refused the connection, or is not the primary; every other SQLSTATE is an answer. */
const LOST = /^(08...|57P0[1235]|25P0[34]|53300|25006)$/
/** What Node calls a socket that broke, or a server that is not to be found while it moves. */
const SYSTEM = /^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTCONN|NOTFOUND|AI_)/
/** pg's own words for it, which have no code. */
const SAID =
  /Connection terminated|not queryable|Client was closed|timeout exceeded when trying to connect|timeout expired/

/** Whether the database was not reached, or went away before it answered: what was asked may have been done or not. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (error instanceof pg.DatabaseError) return LOST.test(String(code))
  // Whatever hinders a connection hinders it, such as a Unix socket that is not there yet.
  if (syscall === 'connect' || syscall === 'getaddrinfo' || SYSTEM.test(String(code))) return true
  return SAID.test(error.message)
}

/**
 * Whether the same goes well over another connection, and never again over this one: it is lost, leads to a server that
 * takes no writes, or has prepared what a migration has since given other columns. The last two leave nothing done.
 */
export function isConnectionSpent(error: unknown): boolean {
  const isStale = error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'
  return isStale || isConnectionLost(error)
}
