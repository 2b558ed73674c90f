import type { FormSchema } from '@croupier/kit/form/schema.ts'
import type { Part } from './part.ts'

/** A hidden box of this name says that a list or an object is there, also while nothing in it is filled in. */
export const PRESENT = '#'

type Held = Readonly<Record<string, unknown>>

const isHeld = (value: unknown): value is Held => typeof value === 'object' && value !== null && !Array.isArray(value)

function shapeList(part: Extract<Part, { type: 'list' }>, held: unknown): unknown {
  if (Array.isArray(held)) return held.map((item) => shapeOf(part.item, item))
  if (!isHeld(held)) return []
  return Array.from({ length: Number(held[PRESENT] ?? 0) }, (_, at) => shapeOf(part.item, held[String(at)]))
}

function shapeRecord(part: Extract<Part, { type: 'record' }>, held: unknown): unknown {
  if (!isHeld(held)) return {}
  const entries = Object.entries(held).filter(([key]) => key !== PRESENT)
  return Object.fromEntries(entries.map(([key, value]) => [key, shapeOf(part.value, value)]))
}

/**
 * What a form collected, in the shape its schema asks for: rows become lists, an empty box of what may be absent becomes
 * null, an empty box of what may not stays away, so that the schema names it by the box it stands in.
 */
export function shapeOf(part: Part, held: unknown): unknown {
  switch (part.type) {
    case 'object': {
      const fields = isHeld(held) ? held : {}
      const shaped = Object.entries(part.fields).map(([name, field]) => [name, shapeOf(field, fields[name])] as const)
      return Object.fromEntries(shaped.filter(([, value]) => value !== undefined))
    }
    case 'variants': {
      const by = isHeld(held) ? held[part.by] : undefined
      const variant = typeof by === 'string' ? part.variants[by] : undefined
      return variant ? { ...(shapeOf(variant, held) as object), [part.by]: by } : held
    }
    case 'list':
      return shapeList(part, held)
    case 'record':
      return shapeRecord(part, held)
    case 'texts':
      return isHeld(held) ? held : {}
    case 'nullable':
      return held === undefined || held === null ? null : shapeOf(part.part, held)
    case 'optional':
      return held === undefined ? undefined : shapeOf(part.part, held)
    case 'text':
      return held ?? (part.isEmptyWell ? '' : undefined)
    case 'boolean':
      return held ?? false
    case 'fixed':
      return part.value
    default:
      return held
  }
}

/** The schema of a form that SchemaFields draws: what the form holds is put into shape before it is checked. */
export function shapedSchema<Output>(schema: FormSchema<Output>, part: Part): FormSchema<Output> {
  return { '~standard': { validate: (held) => schema['~standard'].validate(shapeOf(part, held)) } }
}
