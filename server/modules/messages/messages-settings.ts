import * as z from 'zod/mini'
import { type Setting, setting } from '../../platform/settings.ts'

/** Days a message lies in an inbox. */
export const keptDays = setting('messages.keptDays', z.int().check(z.minimum(7), z.maximum(3650)), 180)

/**
 * Whose services may be asked to tell members' browsers: host names, those below them included. What a browser names is
 * called by the server, so that nobody else is.
 */
export const pushServices = setting(
  'messages.pushServices',
  z.array(z.string().check(z.regex(/^(?:[a-z\d-]+\.)+[a-z]{2,}$/), z.maxLength(100))).check(z.maxLength(20)),
  ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'],
)

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [keptDays, pushServices]
