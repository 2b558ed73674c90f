import { NameIndex } from '@croupier/basis/search/name-index.ts'
import { wordsOf } from '@croupier/basis/search/search-words.ts'

interface Named {
  title: string
  /** What people call it besides. */
  besides: string
}

/** Four at most: who looks for a page knows what it is called. */
const MOST = 4

const indexOf = (names: readonly string[]): NameIndex =>
  new NameIndex(
    names.map((name) => ({ words: wordsOf(name), vendor: 0 })),
    [[]],
  )

/**
 * What is called so, letter by letter, by its title or otherwise; where nothing is, what is nearly entitled so. What people
 * call a thing besides are short words of every day, and a slip away from one stands something else: who types “crash”
 * wants no cash.
 */
export function findNamed<Each extends Named>(
  text: string,
  all: readonly Each[],
): { found: readonly Each[]; isSpelt: boolean } {
  const spelt = indexOf(all.map(({ title, besides }) => `${title} ${besides}`)).findSpelt(text)
  const isSpelt = spelt.length > 0
  const places = isSpelt ? spelt : indexOf(all.map(({ title }) => title)).find(text)
  return { found: places.slice(0, MOST).map((place) => all[place]!), isSpelt }
}
