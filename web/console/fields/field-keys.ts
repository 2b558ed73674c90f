import type { Part } from './part.ts'

/** Where the words of a form's fields stand in the catalogue. */
export interface FieldScope {
  /** Keys that a field's path follows, the most particular first: `console-promotions.terms.deposit`. */
  prefixes: readonly string[]
  /** Choices whose names stand elsewhere, by the last step of their path: `{ gameType: 'games.type' }`. */
  choices?: Readonly<Record<string, string>>
  /** Choices that are names themselves, by the last step of their path. */
  codes?: readonly string[]
  /** What the whole is called, where it has no path of its own. */
  root?: string
}

/** A box's name without the places in lists: `tiers.0.from` is `tiers.from`. */
export function pathOf(name: string): string {
  return name
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join('.')
}

export const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

/** Keys under which the name of a field may stand, the most particular first; the last step alone is the plainest. */
export function labelKeys({ prefixes }: FieldScope, path: string): string[] {
  const whole = prefixes.map((prefix) => `${prefix}.${path}`)
  const short = prefixes.map((prefix) => `${prefix}.${lastOf(path)}`)
  return [...new Set([...whole, ...short])]
}

export function choiceKeys(scope: FieldScope, path: string, option: string): string[] {
  const elsewhere = scope.choices?.[lastOf(path)]
  return elsewhere === undefined ? labelKeys(scope, path).map((key) => `${key}.${option}`) : [`${elsewhere}.${option}`]
}

/** Every text a part needs, each with the keys under which it may stand: one of them must be in the catalogue. */
export function neededWords(scope: FieldScope, part: Part, path: string): string[][] {
  const own = path === '' ? [] : [labelKeys(scope, path)]
  switch (part.type) {
    case 'object':
      return [
        ...own,
        ...Object.entries(part.fields).flatMap(([name, field]) =>
          neededWords(scope, field, path === '' ? name : `${path}.${name}`),
        ),
      ]
    case 'list':
      return [...own, ...neededWords(scope, part.item, path)]
    case 'record':
      return [...own, ...neededWords(scope, part.value, path)]
    case 'nullable':
    case 'optional':
      return neededWords(scope, part.part, path)
    case 'choice':
      return scope.codes?.includes(lastOf(path))
        ? own
        : [...own, ...part.options.map((option) => choiceKeys(scope, path, option))]
    case 'variants':
      return [
        ...own,
        ...Object.entries(part.variants).flatMap(([name, variant]) => [
          choiceKeys(scope, `${path}.${part.by}`, name),
          ...neededWords(scope, variant, path),
        ]),
      ]
    case 'fixed':
      return []
    default:
      return own
  }
}
