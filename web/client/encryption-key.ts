import type { OutputOf } from '@croupier/api/operation.ts'
import { showConsolidatedSettings } from '@croupier/api/settings/show-consolidated-settings.ts'
import { request } from './request.ts'

type EncryptionKey = OutputOf<typeof showConsolidatedSettings>['encryptionKey']

const FRESH = 60 * 60_000
let known: { key: EncryptionKey; at: number } | undefined

/** Keeps a key that came with the settings, so that the first log-in needs no call of its own. */
export function rememberEncryptionKey(key: EncryptionKey): void {
  known = { key, at: Date.now() }
}

/** The server refused what was sealed to it: the key has been turned. */
export function forgetEncryptionKey(): void {
  known = undefined
}

/** The server's current public key. @throws CallRefused */
export async function encryptionKey(): Promise<EncryptionKey> {
  if (known && Date.now() - known.at < FRESH) return known.key
  const attempt = { idempotencyKey: undefined, sealed: undefined, timeoutMilliseconds: 15_000, signal: undefined }
  const settings = (await request(showConsolidatedSettings, {}, attempt)) as OutputOf<typeof showConsolidatedSettings>
  rememberEncryptionKey(settings.encryptionKey)
  return settings.encryptionKey
}
