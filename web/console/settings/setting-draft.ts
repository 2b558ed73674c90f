/** What kind of control a setting's JSON Schema asks for. */
export type SettingKind = 'boolean' | 'number' | 'text' | 'list' | 'structure'

export function kindOf(schema: Readonly<Record<string, unknown>>): SettingKind {
  switch (schema['type']) {
    case 'boolean':
      return 'boolean'
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
      return 'text'
    case 'array':
      return (schema['items'] as { type?: unknown } | undefined)?.type === 'string' ? 'list' : 'structure'
    default:
      return 'structure'
  }
}

/** A list as one edits it: an entry a line, none of them twice, and last what is being typed. */
export function draftOfList(entries: readonly string[], typed = ''): string {
  return [...new Set(entries.filter(Boolean)), typed].join('\n')
}

export function listIn(draft: string): { entries: string[]; typed: string } {
  const lines = draft.split('\n')
  return { entries: lines.slice(0, -1), typed: lines.at(-1)! }
}

/** A value as one edits it. */
export function draftOf(kind: SettingKind, value: unknown): string {
  if (kind === 'list') return draftOfList(value as string[])
  return kind === 'structure' ? JSON.stringify(value, undefined, 2) : String(value)
}

/** What was typed, as a value; undefined where it is none. Whether it keeps the setting's rules is the server's to say. */
export function valueOf(kind: SettingKind, draft: string): { value: unknown } | undefined {
  switch (kind) {
    case 'boolean':
      return { value: draft === 'true' }
    case 'text':
      return { value: draft }
    case 'list': {
      const { entries, typed } = listIn(draft)
      return { value: typed.trim() === '' ? entries : [...new Set([...entries, typed.trim()])] }
    }
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
