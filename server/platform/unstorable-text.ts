import type { FieldFault } from '@croupier/api/envelope.ts'

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/**
 * Texts no database row can hold: those with NUL or half a surrogate pair. Found before any schema, so that no
 * operation has to think of them. Names each field by its path.
 */
export function unstorableTexts(input: unknown, path: readonly string[] = []): FieldFault[] {
  if (typeof input === 'string') {
    return isStorable(input) ? [] : [{ field: path.join('.'), messageKey: 'fault.format' }]
  }
  if (Array.isArray(input)) return input.flatMap((each, index) => unstorableTexts(each, [...path, String(index)]))
  if (typeof input === 'object' && input !== null) {
    return Object.entries(input).flatMap(([name, each]) => {
      if (!isStorable(name)) return [{ field: path.join('.'), messageKey: 'fault.format' }]
      return unstorableTexts(each, [...path, name])
    })
  }
  return []
}
