import { type Queryable, sql } from '../../platform/database.ts'

/** A number the ledger stores and the name its owner gave it. */
export interface Numbered {
  id: number
  name: string
}

export interface Unit {
  /** A currency code, or the name of whatever else is counted. */
  code: string
  /** Decimal places: an amount of 10^scale is one of it. */
  scale: number
}

/** What a caller brings before it opens accounts or posts. */
export interface LedgerWords {
  kinds?: readonly Numbered[]
  purses?: readonly Numbered[]
  units?: readonly Unit[]
}

/** A number or a name that means something else already: renumbering would rewrite history. */
export class LedgerWordConflict extends Error {
  override name = 'LedgerWordConflict'
}

/** Registers kinds, purses and units; saying the same again changes nothing. @throws LedgerWordConflict */
export async function registerLedgerWords(database: Queryable, words: LedgerWords): Promise<void> {
  const { kinds = [], purses = [], units = [] } = words
  await database.run(sql`
    insert into ledger.kind (id, name)
    select * from unnest(${kinds.map((kind) => kind.id)}::smallint[], ${kinds.map((kind) => kind.name)}::text[])
    on conflict do nothing`)
  await database.run(sql`
    insert into ledger.purse (id, name)
    select * from unnest(${purses.map((purse) => purse.id)}::smallint[], ${purses.map((purse) => purse.name)}::text[])
    on conflict do nothing`)
  await database.run(sql`
    insert into ledger.unit (code, scale)
    select *
    from unnest(${units.map((unit) => unit.code)}::text[], ${units.map((unit) => unit.scale)}::smallint[]) u(code, scale)
    where not exists (select from ledger.unit known where known.code = u.code)
    on conflict do nothing`)
  const stored = new Set<string>()
  const rows = await database.many<{ word: string }>(sql`
    select 'kind ' || id || ' ' || name as word from ledger.kind
    union all
    select 'purse ' || id || ' ' || name from ledger.purse
    union all
    select 'unit ' || code || ' ' || scale from ledger.unit`)
  for (const row of rows) stored.add(row.word)
  const wanted = [
    ...kinds.map((kind) => `kind ${kind.id} ${kind.name}`),
    ...purses.map((purse) => `purse ${purse.id} ${purse.name}`),
    ...units.map((unit) => `unit ${unit.code} ${unit.scale}`),
  ]
  const stranger = wanted.find((word) => !stored.has(word))
  if (stranger) throw new LedgerWordConflict(`the ledger knows something else by the number or name of: ${stranger}`)
}

/** What each registered kind is called. */
export async function kindNames(database: Queryable): Promise<Map<number, string>> {
  const rows = await database.many<Numbered>(sql`
    select id, name
    from ledger.kind`)
  return new Map(rows.map((row) => [row.id, row.name]))
}
