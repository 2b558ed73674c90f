import type { InputOf } from '@croupier/api/operation.ts'
import type { addPasskey } from '@croupier/api/identity/passkeys/add-passkey.ts'
import type { logInByPasskey } from '@croupier/api/identity/passkeys/log-in-by-passkey.ts'

/** The browser's part of passkeys, loaded when one is used. */
const browserPart = () => import('@simplewebauthn/browser')

/** Whether this browser has passkeys, and this page a name to which they may belong. */
export function canUsePasskeys(): boolean {
  const isBareAddress = /^[\d.]+$|:/.test(location.hostname)
  return !isBareAddress && typeof PublicKeyCredential === 'function'
}

/** The person turned away, or the browser gave up waiting. */
export class PasskeyCancelled extends Error {
  override name = 'PasskeyCancelled'
}

/** This device has a key for the account already. */
export class PasskeyHereAlready extends Error {
  override name = 'PasskeyHereAlready'
}

function told(error: unknown): never {
  const { name, cause } = error as { name?: string; cause?: { name?: string } }
  const kind = cause?.name ?? name
  if (kind === 'InvalidStateError') throw new PasskeyHereAlready('', { cause: error })
  if (kind === 'NotAllowedError' || kind === 'AbortError') throw new PasskeyCancelled('', { cause: error })
  throw error
}

type Options = Record<string, unknown>

/** Lets the person make a key. @throws PasskeyCancelled, PasskeyHereAlready */
export async function makePasskey(options: Options): Promise<InputOf<typeof addPasskey>['made']> {
  const { startRegistration } = await browserPart()
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  const made = await startRegistration({ optionsJSON }).catch(told)
  return made as unknown as InputOf<typeof addPasskey>['made']
}

/** Lets the person show a key. @throws PasskeyCancelled */
export async function showPasskey(options: Options): Promise<InputOf<typeof logInByPasskey>['shown']> {
  const { startAuthentication } = await browserPart()
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  const shown = await startAuthentication({ optionsJSON }).catch(told)
  return shown as unknown as InputOf<typeof logInByPasskey>['shown']
}
