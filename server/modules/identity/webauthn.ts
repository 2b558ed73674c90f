/**
 * The library of passkeys, loaded at its first use: it is large, and prints what Node thinks of its Web Crypto when it is.
 */
export function webauthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server')
}
