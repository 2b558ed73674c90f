import { isIP } from 'node:net'
import type { Scope } from '../../../platform/context.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import { Refusal } from '../../../platform/refusal.ts'

export interface RelyingParty {
  /** The name passkeys are made for. */
  id: string
  /** Every origin of ours under that name. */
  origins: string[]
}

/**
 * For whom a passkey is made and shown: the name this page was opened by, of those we answer to; never what a caller
 * claims alone. Undefined at a bare address, which has no passkeys, says WebAuthn.
 */
export function findRelyingParty(scope: Pick<Scope, 'use' | 'visit'>): RelyingParty | undefined {
  const { portal, portals } = scope.use(originsPort)
  const opened = portals.find((origin) => new URL(origin).host === scope.visit?.host) ?? portal
  const id = new URL(opened).hostname
  if (isIP(id.replace(/^\[|\]$/g, '')) !== 0) return undefined
  return { id, origins: portals.filter((origin) => new URL(origin).hostname === id) }
}

/** @throws Refusal passkey.not.here */
export function relyingParty(scope: Scope): RelyingParty {
  const found = findRelyingParty(scope)
  if (!found) throw new Refusal('passkey.not.here')
  return found
}
