import { type Piece, tagPattern } from '@croupier/words/render.ts'
import { Fragment, type ReactNode } from 'react'

export type Wrap = (content: ReactNode) => ReactNode

/**
 * Pieces of a message to nodes. Tags are looked for in literal text alone, so a value can never open or close one. Where
 * the text runs from right to left, a value that is plain text keeps its own direction: a name or an amount in Latin
 * letters does not trade places with its neighbours.
 */
export function wrapTags(
  pieces: readonly Piece<ReactNode>[],
  wraps: Readonly<Record<string, Wrap>>,
  direction: 'ltr' | 'rtl' = 'ltr',
): ReactNode {
  const open: { name: string; content: ReactNode[] }[] = [{ name: '', content: [] }]
  const add = (node: ReactNode) => open.at(-1)?.content.push(node)

  function close(): void {
    const tag = open.pop()
    if (!tag) return
    const content = keyed(tag.content)
    add(Object.hasOwn(wraps, tag.name) ? wraps[tag.name]?.(content) : content)
  }

  for (const piece of pieces) {
    if (!('text' in piece)) {
      const { value } = piece
      add(direction === 'rtl' && typeof value === 'string' ? <bdi>{value}</bdi> : value)
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
