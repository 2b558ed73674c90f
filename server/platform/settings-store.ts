import * as z from 'zod/mini'
import { type Comparison, openComparison } from './comparison.ts'
import { type Database, type Queryable, sql, type Tx } from './database.ts'
import { below } from './page.ts'
import type { Logger } from './log.ts'
import type { Setting, Settings } from './settings.ts'

/** Reads everything when it starts. */
export type SettingsStore = Settings & Comparison

interface Stored {
  name: string
  value: unknown
  version: bigint
}

interface Known {
  version: bigint
  raw: unknown
  /** What `raw` is by the setting's schema; the setting is remembered to notice another of the same name. */
  read?: { setting: Setting<unknown>; value: unknown }
}

/** Settings of one process: read from memory, compared with the database's version row each second. */
export function openSettings(database: Database, log: Logger): SettingsStore {
  const known = new Map<string, Known>()
  let version = -1n

  async function compare(): Promise<void> {
    const latest = await database.one<{ version: bigint }>(sql`
      select version
      from platform.setting_version`)
    if (latest.version === version) return
    const changed = await database.many<Stored>(sql`
      select name, value, version
      from platform.setting
      where version > ${version}`)
    for (const { name, value, version: written } of changed) known.set(name, { version: written, raw: value })
    // Not the newest row's: a change that commits between the two statements is read again, which is harmless.
    version = latest.version
  }

  const comparison = openComparison(compare, (error) => {
    log.error({ err: error }, 'settings refresh failed')
  })

  return {
    read<Value>(setting: Setting<Value>): Value {
      const entry = known.get(setting.name)
      if (!entry) return setting.initial
      if (entry.read?.setting !== setting) {
        const parsed = z.safeParse(setting.schema, entry.raw)
        // A value that an older version wrote and this one cannot read must not stop the house.
        if (!parsed.success) log.error({ setting: setting.name }, 'stored setting is invalid, using its default')
        entry.read = { setting, value: parsed.success ? parsed.data : setting.initial }
      }
      return entry.read.value as Value
    },

    change: (tx, setting, value, changedBy) => changeSetting(tx, setting, () => value, changedBy),
    update: changeSetting,

    ...comparison,
  }
}

async function changeSetting<Value>(
  tx: Tx,
  setting: Setting<Value>,
  change: (value: Value) => Value,
  changedBy: string,
): Promise<void> {
  // The version row is locked before anything is read, so what `before` says is what this change replaces.
  const { version } = await tx.one<{ version: bigint }>(sql`
    update platform.setting_version
    set version = version + 1
    returning version`)
  const stored = await tx.maybe<{ value: unknown }>(sql`
    select value
    from platform.setting
    where name = ${setting.name}`)
  const before = stored && z.safeParse(setting.schema, stored.value)
  const after = z.parse(setting.schema, change(before?.success ? before.data : setting.initial))
  const json = JSON.stringify(after)
  await tx.run(sql`
    insert into platform.setting_change (version, name, before, after, changed_by)
    values (${version}, ${setting.name}, ${stored ? JSON.stringify(stored.value) : null}::jsonb, ${json}::jsonb, ${changedBy})`)
  await tx.run(sql`
    insert into platform.setting (name, value, version, changed_by)
    values (${setting.name}, ${json}::jsonb, ${version}, ${changedBy})
    on conflict (name) do update
    set value = excluded.value,
        version = excluded.version,
        changed_by = excluded.changed_by,
        changed_at = now()`)
}

/** Nobody else changes a setting until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.run(sql`select from platform.setting_version for update`)
}

export interface StoredSetting {
  name: string
  value: unknown
  changedBy: string
  /** Epoch milliseconds. */
  changedAt: number
}

/** What was changed and holds now, by name; all settings, or one. */
export async function storedSettings(db: Queryable, name: string | null = null): Promise<StoredSetting[]> {
  return db.many<StoredSetting>(sql`
    select name, value, changed_by as "changedBy", changed_at as "changedAt"
    from platform.setting
    where ${name}::text is null or name = ${name}
    order by name`)
}

export interface SettingChange {
  version: bigint
  name: string
  /** Absent where the initial value held before. */
  before: unknown
  after: unknown
  changedBy: string
  /** Epoch milliseconds. */
  changedAt: number
}

/** Who changed what, newest first; `before` is the version to read on from. */
export async function settingHistory(
  db: Queryable,
  filter: { name?: string | undefined; before?: string | undefined; limit: number },
): Promise<SettingChange[]> {
  return db.many<SettingChange>(sql`
    select version, name, before, after, changed_by as "changedBy", changed_at as "changedAt"
    from platform.setting_change
    where (${filter.name ?? null}::text is null or name = ${filter.name ?? null})
      and ${below(sql`version`, filter.before)}
    order by version desc
    limit ${filter.limit}`)
}
