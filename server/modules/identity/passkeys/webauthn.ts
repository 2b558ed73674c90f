/** EdDSA, ES256, RS256: what Node verifies for good. The library would offer what is still an experiment in it. */
export const keyAlgorithms = [-8, -7, -257]

/**
 * The library of passkeys, loaded at its first use: it is large, and prints what Node thinks of its Web Crypto when it is.
 */
export function webauthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server')
}
