import { useWords } from '@croupier/client/words/use-words.ts'
import { choiceKeys, type FieldScope, labelKeys, lastOf, pathOf } from './field-keys.ts'

export interface FieldWords {
  label: (name: string) => string
  hint: (name: string) => string | undefined
  /** The name of a choice, or what stands for one that has none. */
  option: (name: string, option: string, otherwise?: string) => string
}

/** The words of a form's fields; a field newer than the catalogue shows its own name. */
export function useFieldWords(scope: FieldScope): FieldWords {
  const { t, knows } = useWords()
  const first = (keys: readonly string[]): string | undefined => {
    const key = keys.find(knows)
    return key === undefined ? undefined : t(key as Parameters<typeof t>[0])
  }
  return {
    label: (name) =>
      name === '' ? (scope.root ?? '') : (first(labelKeys(scope, pathOf(name))) ?? lastOf(pathOf(name))),
    hint: (name) => first(labelKeys(scope, pathOf(name)).map((key) => `${key}.hint`)),
    option: (name, option, otherwise = option) => first(choiceKeys(scope, pathOf(name), option)) ?? otherwise,
  }
}
