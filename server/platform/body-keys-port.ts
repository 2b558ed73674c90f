import type { JWK } from 'jose'
import { port } from './port.ts'

/** The key that encrypted bodies are sealed to now; the permission call hands it out. */
export interface BodyKeySource {
  current(): Promise<JWK & { kid: string }>
}

export const bodyKeysPort = port<BodyKeySource>('body keys')
