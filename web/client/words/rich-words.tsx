import type { WordKey } from '@croupier/words/areas.ts'
import { renderPieces } from '@croupier/words/render.ts'
import type { ReactNode } from 'react'
import { useWords } from './use-words.ts'
import { type Wrap, wrapTags } from './wrap-tags.tsx'

export interface WordsProps {
  k: WordKey
  /** Texts, numbers, or elements such as an `<Amount>` in the middle of a sentence. */
  values?: Readonly<Record<string, ReactNode>>
  /** One wrapper per tag of the message: `{ terms: (content) => <Link to="/help#term">{content}</Link> }`. */
  components?: Readonly<Record<string, Wrap>>
}

/** A message with links or emphasis in it. A tag without a wrapper keeps its content and loses the tag. */
export function Words({ k, values = {}, components = {} }: WordsProps) {
  const { messages, language, direction, t } = useWords()
  const message = messages[k]
  if (message === undefined) return t(k)
  return wrapTags(renderPieces<ReactNode>(message, language, values), components, direction)
}
