import * as z from 'zod/mini'
import { type Setting, setting } from '../../platform/settings.ts'

/** Days a message lies in an inbox. */
export const keptDays = setting('messages.keptDays', z.int().check(z.minimum(7), z.maximum(3650)), 180)

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [keptDays]
