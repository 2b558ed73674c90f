import {
  cleanMarkup,
  type MarkupElement,
  type MarkupNode,
  plainWords,
  readMarkup,
} from '@croupier/api/content/markup.ts'
import type { JSONContent } from '@tiptap/core'

type Mark = NonNullable<JSONContent['marks']>[number]

const marksOf: Partial<Record<MarkupElement['tag'], string>> = {
  strong: 'bold',
  em: 'italic',
  u: 'underline',
  a: 'link',
}

/** Words with their marks; an end of a line within them is one for their readers, too. */
function inline(nodes: readonly MarkupNode[], marks: readonly Mark[]): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    if (typeof node === 'string') {
      return node
        .split(/\r?\n/)
        .flatMap((line, place): JSONContent[] => [
          ...(place === 0 ? [] : [{ type: 'hardBreak' }]),
          ...(line === '' ? [] : [{ type: 'text', text: line, ...(marks.length > 0 && { marks: [...marks] }) }]),
        ])
    }
    if (node.tag === 'br') return [{ type: 'hardBreak' }]
    const type = marksOf[node.tag]
    const mark = type && { type, ...(node.href !== undefined && { attrs: { href: node.href } }) }
    return inline(node.children, mark ? [...marks, mark] : marks)
  })
}

const isInline = (node: MarkupNode): boolean =>
  typeof node === 'string' || node.tag === 'br' || marksOf[node.tag] !== undefined

const isSpace = (node: MarkupNode): boolean => typeof node === 'string' && node.trim() === ''

const paragraph = (content: JSONContent[]): JSONContent => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
})

function block({ tag, children }: MarkupElement): JSONContent[] {
  const content = inline(children, [])
  switch (tag) {
    case 'h2':
    case 'h3':
      return [{ ...paragraph(content), type: 'heading', attrs: { level: tag === 'h2' ? 2 : 3 } }]
    case 'hr':
      return [{ type: 'horizontalRule' }]
    case 'blockquote':
      return [{ type: 'blockquote', content: some(children) }]
    case 'ul':
    case 'ol': {
      const points = children.filter((child) => !isSpace(child))
      const items = points.map((point): JSONContent => {
        const held = some(typeof point !== 'string' && point.tag === 'li' ? point.children : [point])
        return { type: 'listItem', content: held[0]?.type === 'paragraph' ? held : [paragraph([]), ...held] }
      })
      const type = tag === 'ul' ? 'bulletList' : 'orderedList'
      return items.length === 0 ? [] : [{ type, content: items }]
    }
    default:
      // A paragraph that somebody put others into is those.
      return children.every(isInline) ? [paragraph(content)] : blocks(children)
  }
}

/** What stands one below the other; words that stand in nothing stand in a paragraph. */
function blocks(nodes: readonly MarkupNode[]): JSONContent[] {
  const found: JSONContent[] = []
  let loose: MarkupNode[] = []
  const close = (): void => {
    if (!loose.every(isSpace)) found.push(paragraph(inline(loose, [])))
    loose = []
  }
  for (const node of nodes) {
    if (isInline(node)) loose.push(node)
    else {
      close()
      found.push(...block(node as MarkupElement))
    }
  }
  close()
  return found
}

/** The same, of what must hold something. */
function some(nodes: readonly MarkupNode[]): JSONContent[] {
  const found = blocks(nodes)
  return found.length > 0 ? found : [paragraph([])]
}

/** A text as the editor takes it: our own tree of it, for a page may not parse markup. */
export function intoEditor(html: string): JSONContent[] {
  return some(readMarkup(html))
}

/** What the editor holds, as it is kept: of the elements there are, and nothing where nothing is written. */
export function outOfEditor(html: string): string {
  const nodes = readMarkup(html)
  const hasLine = nodes.some((node) => typeof node !== 'string' && node.tag === 'hr')
  return plainWords(nodes) === '' && !hasLine ? '' : cleanMarkup(html)
}
