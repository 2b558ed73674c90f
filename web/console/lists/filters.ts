import type { StaffPermission } from '@croupier/api/staff/roles.ts'
import type { WordKey } from '@croupier/words/areas.ts'
import type { ComponentType } from 'react'
import type { Text } from './text.ts'

/** What the address says, by the name of the filter; a name that is absent is not filtered by. */
export type Values = Readonly<Partial<Record<string, string>>>

export interface Option {
  value: string
  label: Text
}

export interface OwnFilterProps {
  value: string
  onChange: (value: string) => void
}

interface Kinds {
  /** Typed, and searched for after a breath. Who lacks the `permission` does not see it. */
  search: { label: WordKey; permission: StaffPermission | undefined }
  /** One of a list; all of them where nothing is chosen, unless it has a `start`. */
  choice: { label: WordKey; options: readonly Option[]; start: string | undefined }
  /** One of a few, side by side; what the address does not name is the first. `unless`: not asked beside that filter. */
  segments: { label: WordKey; options: readonly Option[]; unless: string | undefined }
  /** Set or not. */
  flag: { label: WordKey }
  /** Has no field: links that lead here set it. */
  linked: object
  /** A field of its own, as where the choices come from the server. */
  own: { Field: ComponentType<OwnFilterProps> }
}

export type FilterKind = keyof Kinds

/** One filter. `Value` is what the operation takes. */
export type Filter<Value = unknown, Kind extends FilterKind = FilterKind> = {
  [Each in Kind]: { kind: Each; takes?: Value } & Kinds[Each]
}[Kind]

type Choosable = string | number

/** The words of several values: `${prefix}.${value}` for each of them. */
function optionsOf(values: readonly Choosable[], prefix: string): Option[] {
  return values.map((value) => ({ value: String(value), label: `${prefix}.${value}` as WordKey }))
}

type PrefixOf<Value extends Choosable, Prefix extends string> = `${Prefix}.${Value}` extends WordKey ? Prefix : never

export function search(label: WordKey, { permission }: { permission?: StaffPermission } = {}): Filter<string> {
  return { kind: 'search', label, permission }
}

export function choice<const Value extends Choosable, const Prefix extends string>(
  label: WordKey,
  values: readonly Value[],
  prefix: PrefixOf<Value, Prefix> & Prefix,
  { start }: { start?: NoInfer<Value> } = {},
): Filter<Value> {
  return {
    kind: 'choice',
    label,
    options: optionsOf(values, prefix),
    start: start === undefined ? undefined : String(start),
  }
}

/** A choice whose options have words of their own. */
export function choiceOf(label: WordKey, options: readonly Option[]): Filter<string> {
  return { kind: 'choice', label, options, start: undefined }
}

export function segments<const Value extends Choosable, const Prefix extends string>(
  label: WordKey,
  values: readonly Value[],
  prefix: PrefixOf<Value, Prefix> & Prefix,
  { unless }: { unless?: string } = {},
): Filter<Value> {
  return { kind: 'segments', label, options: optionsOf(values, prefix), unless }
}

export function flag(label: WordKey): Filter<'yes'> {
  return { kind: 'flag', label }
}

export function linked(): Filter<string> {
  return { kind: 'linked' }
}

export function own(Field: ComponentType<OwnFilterProps>): Filter<string> {
  return { kind: 'own', Field }
}

/** One way to look at a list; the first is the one an address without a word of it means. */
export interface View {
  name: string
  label: WordKey
  /** What is asked in any case. */
  input?: Readonly<Record<string, unknown>>
  /** Whether the filters are offered, and asked. */
  isFiltered?: boolean
}

export interface Filtered {
  views?: { label: WordKey; of: readonly View[] }
  filters?: Readonly<Partial<Record<string, Filter>>>
  /** Two days, asked as the instants `from` and `until`. */
  days?: boolean
}

export const VIEW = 'view'

/** The names that the filters of a list have in its address. */
export function filterNames({ views, filters = {}, days }: Filtered): string[] {
  return [...(views ? [VIEW] : []), ...Object.keys(filters), ...(days ? ['from', 'to'] : [])]
}

export function viewOf({ views }: Filtered, values: Values): View | undefined {
  return views?.of.find(({ name }) => name === values[VIEW]) ?? views?.of[0]
}

/** What is chosen of a filter: the address's word, or where it begins. Undefined where it is not asked. */
export function chosen(filter: Filter, value: string | undefined, values: Values): string | undefined {
  if (filter.kind === 'segments') {
    if (filter.unless !== undefined && values[filter.unless] !== undefined) return undefined
    return (filter.options.find((option) => option.value === value) ?? filter.options[0])?.value
  }
  if (filter.kind === 'choice') return value ?? filter.start
  if (filter.kind === 'flag') return value === undefined ? undefined : 'yes'
  return value
}

/** Whether the filters are offered in the view that the address names. */
export function isFiltered(list: Filtered, values: Values): boolean {
  const view = viewOf(list, values)
  return view === undefined || view.isFiltered === true
}

/** What is asked of the operation, without the days. */
export function inputOf(list: Filtered, values: Values): Record<string, unknown> {
  const asked = isFiltered(list, values)
    ? Object.entries(list.filters ?? {}).flatMap(([name, filter]) => {
        const value = filter && chosen(filter, values[name], values)
        return value === undefined ? [] : [[name, value] as const]
      })
    : []
  return { ...viewOf(list, values)?.input, ...Object.fromEntries(asked) }
}

/** Filters that somebody set and may take away; what always has one of its values is none. */
export function clearable(list: Filtered, values: Values): string[] {
  return filterNames(list).filter(
    (name) => name !== VIEW && values[name] !== undefined && list.filters?.[name]?.kind !== 'segments',
  )
}
