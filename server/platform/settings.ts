import type * as z from 'zod/mini'
import type { Tx } from './database.ts'
import { port } from './port.ts'

/** One thing an operator can change at run time. `name` is `<module>.<what>`; `initial` holds until it is changed. */
export interface Setting<Value> {
  readonly name: string
  readonly schema: z.ZodMiniType<Value>
  readonly initial: Value
  /** A limit that makes two people necessary: operators change it by two. Whoever is at the machine has `ops settings set`. */
  readonly isKeptByTwo?: boolean
  /** Addresses in a value that the server calls, by their field. */
  calls?(value: Value): Readonly<Record<string, string>>
}

/** `export const sessionIdleMinutes = setting('identity.sessionIdleMinutes', z.int().check(z.minimum(1)), 30)` */
export function setting<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  initial: NoInfer<Value>,
  calls?: (value: NoInfer<Value>) => Readonly<Record<string, string>>,
): Setting<Value> {
  return { name, schema, initial, ...(calls && { calls }) }
}

/** A setting that no operator changes alone. */
export function settingByTwo<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  initial: NoInfer<Value>,
): Setting<Value> {
  return { ...setting(name, schema, initial), isKeptByTwo: true }
}

/**
 * Settings as one process sees them: read from memory, never older than a second. A change bumps a version row in its
 * transaction; every process compares versions each second and re-reads what changed.
 */
export interface Settings {
  read<Value>(setting: Setting<Value>): Value
  /** Validates and writes; this process sees it as soon as the transaction has committed and `refresh` ran. */
  change<Value>(tx: Tx, setting: Setting<Value>, value: Value, changedBy: string): Promise<void>
  /** The same from the value that holds now: two such changes at once both count. */
  update<Value>(tx: Tx, setting: Setting<Value>, change: (value: Value) => Value, changedBy: string): Promise<void>
  /** Compares versions now. */
  refresh(): Promise<void>
}

export const settingsPort = port<Settings>('settings')

/** Every setting of every module, in the order the console lists them: collected in wiring.ts from the modules' indexes. */
// biome-ignore lint: the list is heterogeneous; each setting validates its own values.
export const declaredSettingsPort = port<readonly Setting<any>[]>('declared settings')
