import type { WordKey } from '@croupier/words/areas.ts'
import { type Piece, renderPieces, tagPattern } from '@croupier/words/render.ts'
import { Fragment, type ReactNode } from 'react'
import { useWords } from './use-words.ts'

export type Wrap = (content: ReactNode) => ReactNode

export interface WordsProps {
  k: WordKey
  /** Texts, numbers, or elements such as an `<Amount>` in the middle of a sentence. */
  values?: Readonly<Record<string, ReactNode>>
  /** One wrapper per tag of the message: `{ terms: (content) => <Link to="/help#term">{content}</Link> }`. */
  components?: Readonly<Record<string, Wrap>>
}

/** A message with links or emphasis in it. A tag without a wrapper keeps its content and loses the tag. */
export function Words({ k, values = {}, components = {} }: WordsProps) {
  const { messages, language, t } = useWords()
  const message = messages[k]
  if (message === undefined) return t(k)
  return wrapTags(renderPieces<ReactNode>(message, language, values as Record<string, string>), components)
}

/** Pieces to nodes: tags are looked for in literal text alone, so a value can never open or close one. */
export function wrapTags(pieces: readonly Piece<ReactNode>[], components: Readonly<Record<string, Wrap>>): ReactNode {
  const open: { name: string; content: ReactNode[] }[] = [{ name: '', content: [] }]
  const add = (node: ReactNode) => open.at(-1)?.content.push(node)

  function close(): void {
    const tag = open.pop()
    if (!tag) return
    const content = keyed(tag.content)
    add(components[tag.name]?.(content) ?? content)
  }

  for (const piece of pieces) {
    if (!('text' in piece)) {
      add(piece.value)
      continue
    }
    let from = 0
    for (const match of piece.text.matchAll(tagPattern)) {
      add(piece.text.slice(from, match.index))
      from = match.index + match[0].length
      if (match[1] === '') open.push({ name: match[2] ?? '', content: [] })
      else if (open.length > 1) close()
    }
    add(piece.text.slice(from))
  }
  while (open.length > 1) close()
  return keyed(open[0]?.content ?? [])
}

/** Parts of one sentence never change places on their own, so their position is their key. */
function keyed(nodes: readonly ReactNode[]): ReactNode {
  return nodes.map((node, position) => <Fragment key={position}>{node}</Fragment>)
}
