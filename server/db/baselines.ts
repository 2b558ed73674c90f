import { createHash } from 'node:crypto'

/**
 * Every module's migrations up to 23 November 2026 were squashed into one baseline, `<number>-<module>-baseline.sql`, that makes
 * the same tables (docs/decisions/0031-baselines.md).
 */

export interface AppliedMigration {
  name: string
  sha256: string
}

/** What the baselines stand for: whoever has applied all of these, as they last were, has what the baselines make. */
const SQUASHED = {
  last: '202611231752-catalogue-games-whose-bonus-can-be-bought.sql',
  count: 116,
  /** Of the lines `<name> <sha256>` in order of name. */
  sha256: '50583b03d3b40374c15f0bdfec86a82d0ead85df57093013f63434844853e336',
}

/** The last version that carries the single migrations; it brings any database before it to the state the baselines make. */
const LAST_VERSION_BEFORE = '5fc2c71'

export const OLDER_DATABASE =
  'The database is of a development version that this program no longer updates. Nothing was changed. ' +
  `Start the version of commit ${LAST_VERSION_BEFORE} on it once (git checkout ${LAST_VERSION_BEFORE}), then this one; or begin with an empty DATA_DIR or database.`

export const OLDER_DUMP =
  'The dump is of a development version that this program no longer reads. Nothing was changed. ' +
  `Restore it with the version of commit ${LAST_VERSION_BEFORE} (git checkout ${LAST_VERSION_BEFORE}) and dump it again there.`

/**
 * The same list where no migration of before the baselines stands in it; with the baselines in their place where all do;
 * `older` where some are missing or others.
 */
export function inBaselines(
  applied: readonly AppliedMigration[],
  files: readonly AppliedMigration[],
): readonly AppliedMigration[] | 'older' {
  const names = new Set(files.map(({ name }) => name))
  const squashed = applied.filter(({ name }) => !names.has(name) && name <= SQUASHED.last)
  if (squashed.length === 0) return applied
  const lines = squashed.map(({ name, sha256 }) => `${name} ${sha256}`).sort()
  const sha256 = createHash('sha256').update(lines.join('\n')).digest('hex')
  if (squashed.length !== SQUASHED.count || sha256 !== SQUASHED.sha256) return 'older'
  const baselines = files.filter(({ name }) => name.endsWith('-baseline.sql'))
  const later = applied.filter(({ name }) => !squashed.some((each) => each.name === name))
  return [...baselines.map(({ name, sha256: hash }) => ({ name, sha256: hash })), ...later]
}
