import { languageCode } from '@croupier/api/content/announcement.ts'
import { multiple, percent } from '@croupier/api/promotions/terms/decimals.ts'
import { amount } from '@croupier/api/wallet/limits.ts'
import type { ObjectPart, Part } from './part.ts'

/** What this reads of a zod schema's own account of itself. */
interface Def {
  type: string
  checks?: readonly { _zod: { def: CheckDef } }[]
  shape?: Readonly<Record<string, Schema>>
  element?: Schema
  innerType?: Schema
  in?: Schema
  keyType?: Schema
  valueType?: Schema
  options?: readonly Schema[]
  discriminator?: string
  entries?: Readonly<Record<string, string | number>>
  values?: readonly unknown[]
}

interface CheckDef {
  check: string
  pattern?: RegExp
  minimum?: number
  maximum?: number
  value?: number | bigint
  inclusive?: boolean
}

export interface Schema {
  readonly _zod: { readonly def: object }
}

const defOf = ({ _zod }: Schema) => _zod.def as Def

const checksOf = (schema: Schema): readonly CheckDef[] => (defOf(schema).checks ?? []).map(({ _zod }) => _zod.def)

export function patternOf(schema: Schema): string | undefined {
  return checksOf(schema).find(({ pattern }) => pattern !== undefined)?.pattern?.source
}

/** The least of a bound that several checks name. */
function bound(schema: Schema, read: (check: CheckDef) => number | bigint | undefined, pick: 'min' | 'max') {
  const found = checksOf(schema).flatMap((check) => read(check) ?? [])
  return found.length === 0 ? undefined : Math[pick](...found.map(Number))
}

const mostLetters = (schema: Schema) =>
  bound(schema, ({ check, maximum }) => (check === 'max_length' ? maximum : undefined), 'min')

const meanings = [
  [amount, 'amount'],
  [percent, 'percent'],
  [multiple, 'multiple'],
] as const

/** What a decimal stands for is told by its pattern: the same schema says amount everywhere. */
export function decimalMeaning(pattern: string): Extract<Part, { type: 'decimal' }>['meaning'] | undefined {
  const known = meanings.find(([schema]) => patternOf(schema) === pattern)
  if (known) return known[1]
  const own = new RegExp(pattern)
  return own.test('2.5') && own.test('12') && !own.test('a') && !own.test('1.2.3') ? 'plain' : undefined
}

function textPart(schema: Schema): Part {
  const pattern = patternOf(schema)
  const meaning = pattern === undefined ? undefined : decimalMeaning(pattern)
  return meaning === undefined ? { type: 'text', most: mostLetters(schema) } : { type: 'decimal', meaning }
}

function numberPart(schema: Schema): Part {
  return {
    type: 'number',
    least: bound(schema, ({ check, value }) => (check === 'greater_than' ? value : undefined), 'max'),
    most: bound(schema, ({ check, value }) => (check === 'less_than' ? value : undefined), 'min'),
  }
}

function listPart(schema: Schema, element: Schema): Part {
  return {
    type: 'list',
    item: partOf(element),
    least: bound(schema, ({ check, minimum }) => (check === 'min_length' ? minimum : undefined), 'max') ?? 0,
    most: mostLetters(schema),
  }
}

function recordPart(key: Schema, value: Schema): Part {
  const isByLanguage = patternOf(key) !== undefined && patternOf(key) === patternOf(languageCode)
  const valuePart = partOf(value)
  if (isByLanguage && valuePart.type === 'text') return { type: 'texts', most: valuePart.most }
  return { type: 'record', key: partOf(key), value: valuePart }
}

export function objectPart(shape: Readonly<Record<string, Schema>>): ObjectPart {
  return {
    type: 'object',
    fields: Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, partOf(field)])),
  }
}

function unionPart({ options = [], discriminator }: Def): Part {
  if (discriminator === undefined) return { type: 'unknown' }
  const variants = options.flatMap((option) => {
    const part = partOf(option)
    const by = part.type === 'object' ? part.fields[discriminator] : undefined
    return part.type === 'object' && by?.type === 'fixed' ? [[String(by.value), part] as const] : []
  })
  return { type: 'variants', by: discriminator, variants: Object.fromEntries(variants) }
}

/** A zod schema as the parts of a form. */
export function partOf(schema: Schema): Part {
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return textPart(schema)
    case 'number':
    case 'int':
      return numberPart(schema)
    case 'boolean':
      return { type: 'boolean' }
    case 'enum':
      return { type: 'choice', options: Object.values(def.entries ?? {}).map(String) }
    case 'literal':
      return { type: 'fixed', value: def.values?.[0] }
    case 'array':
      return def.element ? listPart(schema, def.element) : { type: 'unknown' }
    case 'object':
      return objectPart(def.shape ?? {})
    case 'record':
      return def.keyType && def.valueType ? recordPart(def.keyType, def.valueType) : { type: 'unknown' }
    case 'union':
      return unionPart(def)
    case 'nullable':
      return def.innerType ? { type: 'nullable', part: partOf(def.innerType) } : { type: 'unknown' }
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
      return def.innerType ? partOf(def.innerType) : { type: 'unknown' }
    case 'pipe':
      return def.in ? partOf(def.in) : { type: 'unknown' }
    default:
      return { type: 'unknown' }
  }
}
