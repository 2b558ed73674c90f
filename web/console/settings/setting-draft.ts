/** What kind of control a setting's JSON Schema asks for. */
export type SettingKind = 'boolean' | 'number' | 'text' | 'structure'

export function kindOf(schema: Readonly<Record<string, unknown>>): SettingKind {
  switch (schema['type']) {
    case 'boolean':
      return 'boolean'
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
      return 'text'
    default:
      return 'structure'
  }
}

/** A value as one edits it. */
export function draftOf(kind: SettingKind, value: unknown): string {
  return kind === 'structure' ? JSON.stringify(value, undefined, 2) : String(value)
}

/** What was typed, as a value; undefined where it is none. Whether it keeps the setting's rules is the server's to say. */
export function valueOf(kind: SettingKind, draft: string): { value: unknown } | undefined {
  switch (kind) {
    case 'boolean':
      return { value: draft === 'true' }
    case 'text':
      return { value: draft }
    case 'number': {
      const value = Number(draft)
      return draft.trim() === '' || Number.isNaN(value) ? undefined : { value }
    }
    case 'structure':
      try {
        return { value: JSON.parse(draft) as unknown }
      } catch {
        return undefined
      }
    default:
      return kind satisfies never
  }
}
