import { languageCode } from '@croupier/api/content/announcement.ts'
import type { Part } from './part.ts'
import { decimalMeaning, patternOf } from './schema-part.ts'

/** What this reads of a JSON Schema, as the server sends it with a setting. */
interface Json {
  type?: unknown
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Json[]
  items?: Json
  properties?: Readonly<Record<string, Json>>
  required?: readonly string[]
  propertyNames?: Json
  additionalProperties?: Json | boolean
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

function textPart({ pattern, minLength = 0, maxLength }: Json): Part {
  const meaning = pattern === undefined ? undefined : decimalMeaning(pattern)
  if (meaning !== undefined) return { type: 'decimal', meaning }
  const isEmptyWell = minLength === 0 && (pattern === undefined || new RegExp(pattern).test(''))
  return { type: 'text', most: maxLength, ...(isEmptyWell ? { isEmptyWell } : {}) }
}

function eitherPart(options: readonly Json[]): Part {
  const others = options.filter(({ type }) => type !== 'null')
  // A text, or none: an empty box is what none looks like.
  const isTextOrNone = others.length === 2 && others.every(({ type }) => type === 'string')
  if (isTextOrNone && others.some((each) => each.const === '')) {
    const text = others.find((each) => each.const !== '')!
    return { type: 'text', most: text.maxLength, isEmptyWell: true }
  }
  if (others.length !== 1) return { type: 'unknown' }
  const part = jsonPartOf(others[0]!)
  return others.length === options.length ? part : { type: 'nullable', part }
}

function objectPart({ properties = {}, required = [] }: Json): Part {
  const fields = Object.entries(properties).map(([name, field]) => {
    const part = jsonPartOf(field)
    return [name, required.includes(name) ? part : ({ type: 'optional', part } as const)] as const
  })
  return { type: 'object', fields: Object.fromEntries(fields) }
}

function recordPart({ propertyNames = {}, additionalProperties }: Json): Part {
  if (typeof additionalProperties !== 'object') return { type: 'unknown' }
  const value = jsonPartOf(additionalProperties)
  if (propertyNames.pattern !== undefined && propertyNames.pattern === patternOf(languageCode) && value.type === 'text')
    return { type: 'texts', most: value.most }
  return { type: 'record', key: jsonPartOf({ type: 'string', ...propertyNames }), value }
}

/** A JSON Schema as the parts of a form. What it leaves open is the server's to check. */
export function jsonPartOf(schema: Json): Part {
  if (schema.anyOf) return eitherPart(schema.anyOf)
  if (schema.const !== undefined) return { type: 'fixed', value: schema.const }
  if (schema.enum) return { type: 'choice', options: schema.enum.map(String) }
  switch (schema.type) {
    case 'string':
      return textPart(schema)
    case 'integer':
      return { type: 'number', least: bounded(schema.minimum), most: bounded(schema.maximum) }
    case 'boolean':
      return { type: 'boolean' }
    case 'array':
      return schema.items
        ? { type: 'list', item: jsonPartOf(schema.items), least: schema.minItems ?? 0, most: schema.maxItems }
        : { type: 'unknown' }
    case 'object':
      return schema.properties ? objectPart(schema) : recordPart(schema)
    default:
      return { type: 'unknown' }
  }
}

/** The ends of what a number can hold are no bounds that anybody set. */
const bounded = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined

/** Whether a form can ask for all of it. */
export function isDrawable(part: Part): boolean {
  switch (part.type) {
    case 'unknown':
      return false
    case 'object':
      return Object.values(part.fields).every(isDrawable)
    case 'list':
      return isDrawable(part.item)
    case 'record':
      return isDrawable(part.value)
    case 'nullable':
    case 'optional':
      return isDrawable(part.part)
    case 'variants':
      return Object.values(part.variants).every(isDrawable)
    default:
      return true
  }
}
