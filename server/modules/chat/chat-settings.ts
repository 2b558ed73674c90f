import * as z from 'zod/mini'
import { type Setting, setting } from '../../platform/settings.ts'

/** Days what was written in rooms is kept. */
export const keptDays = setting('chat.keptDays', z.int().check(z.minimum(1), z.maximum(3650)), 30)

/** This module's settings, in the order the console lists them. */
// biome-ignore lint: each setting has its own type of value.
export const settings: readonly Setting<any>[] = [keptDays]
