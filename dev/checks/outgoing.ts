import type { SourceFile } from './source-file.ts'

/** What opens a connection, asks for a name, or runs a program that would. */
const MEANS = /^(?:node:)?(?:http|https|http2|net|tls|dgram|dns|dns\/promises|child_process)$|^undici(?:\/|$)/

/** Libraries that fetch by themselves, and the one file that gives each of them our way. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  nodemailer: ['server/adapters/mail/smtp/smtp.ts'],
  'openid-client': [
    'server/adapters/social/oidc/issuers.ts',
    'server/adapters/social/oidc/oidc.ts',
    'server/adapters/social/oidc/errors.ts',
  ],
}

/** Names that only look or listen, and ask nobody. */
const HARMLESS = new Set(['isIP', 'isIPv4', 'isIPv6', 'BlockList', 'SocketAddress', 'STATUS_CODES', 'createServer'])

export interface Outgoing {
  path: string
  line: number
  what: string
}

/**
 * Whatever in a file could ask somebody outside by another way than server/platform/outside.ts: that one has bounds, and
 * looks where an address leads.
 */
export function outgoingIn(file: SourceFile): Outgoing[] {
  const { path, imports, globals } = file
  const found: Outgoing[] = []
  for (const { name, line } of globals) {
    // Behind the last stands everything, fetch() too.
    if (name === 'fetch' || name === 'WebSocket' || name === 'globalThis') found.push({ path, line, what: name })
  }
  for (const { from = '', line, names } of imports) {
    const isMeans = MEANS.test(from) && !(names !== undefined && names.every((name) => HARMLESS.has(name)))
    const keepers = LIBRARIES[from]
    if (isMeans || (keepers !== undefined && !keepers.includes(path))) found.push({ path, line, what: from })
    // Keys that jose fetches come by its own fetch() where nobody gives it ours.
    if (names?.includes('createRemoteJWKSet') && !names.includes('customFetch')) {
      found.push({ path, line, what: 'createRemoteJWKSet' })
    }
  }
  return found
}
