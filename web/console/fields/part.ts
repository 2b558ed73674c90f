/** What a form asks for, part by part: read out of a schema, drawn by SchemaFields, put together again by shapeOf. */
export type Part =
  /** `isEmptyWell`: an empty text is one too, and not a text that is missing. */
  | { type: 'text'; most: number | undefined; isEmptyWell?: boolean }
  /** A whole number. */
  | { type: 'number'; least: number | undefined; most: number | undefined }
  /** A plain decimal kept as text, so that no digit of it is lost. */
  | { type: 'decimal'; meaning: 'amount' | 'percent' | 'multiple' | 'plain' }
  | { type: 'boolean' }
  | { type: 'choice'; options: readonly string[] }
  /** A text in several languages, by their codes. */
  | { type: 'texts'; most: number | undefined }
  | { type: 'list'; item: Part; least: number; most: number | undefined }
  | { type: 'object'; fields: Readonly<Record<string, Part>> }
  /** Values by keys that one types or chooses. */
  | { type: 'record'; key: Part; value: Part }
  /** One of several objects, told apart by a field of theirs. */
  | { type: 'variants'; by: string; variants: Readonly<Record<string, ObjectPart>> }
  /** Present, or null. */
  | { type: 'nullable'; part: Part }
  /** Present, or left away. */
  | { type: 'optional'; part: Part }
  /** Always the same; nobody is asked. */
  | { type: 'fixed'; value: unknown }
  /** Nothing that a form can ask for. */
  | { type: 'unknown' }

export type ObjectPart = Extract<Part, { type: 'object' }>

/** Whether a part is one box: what stands in a row of a list without a frame. */
export function isSingle(part: Part): boolean {
  switch (part.type) {
    case 'nullable':
    case 'optional':
      return isSingle(part.part)
    case 'text':
    case 'number':
    case 'decimal':
    case 'boolean':
    case 'choice':
      return true
    default:
      return false
  }
}
