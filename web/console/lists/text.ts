import type { Spoken } from '@croupier/client/words/create-words.ts'
import type { WordKey } from '@croupier/words/areas.ts'

/** A text by its key, or made of several where one key is not enough. */
export type Text = WordKey | ((spoken: Spoken) => string)

export function textOf(text: Text, spoken: Spoken): string {
  return typeof text === 'string' ? spoken.t(text) : text(spoken)
}
