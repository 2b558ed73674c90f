import * as z from 'zod/mini'
import { setting } from '../../platform/settings.ts'

/** Passwords then travel as the connection carries them: only for clients that cannot encrypt, and only over TLS. */
export const isPlainBodyAllowed = setting('settings.isPlainBodyAllowed', z.boolean(), false)
