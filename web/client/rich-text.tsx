import { type MarkupElement, type MarkupNode, readMarkup } from '@croupier/api/content/markup.ts'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'

/** What each element wears, here and in the editor that writes it. */
export const markupLooks: Readonly<Record<MarkupElement['tag'], string>> = {
  p: 'my-3 first:mt-0 last:mb-0',
  h2: 'mt-6 mb-2 text-lg first:mt-0',
  h3: 'mt-5 mb-2 text-base first:mt-0',
  ul: 'my-3 list-disc ps-6',
  ol: 'my-3 list-decimal ps-6',
  li: 'my-1',
  blockquote: 'my-3 border-s-2 border-outline ps-4 text-ink-soft',
  strong: 'font-semibold text-ink',
  em: 'italic',
  u: 'underline',
  a: 'text-brass underline',
  br: '',
  hr: 'my-5 border-hairline',
}

function drawn(node: MarkupNode, key: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>
  const { tag, href, children } = node
  const className = markupLooks[tag]
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key, className: className || undefined })
  const isOutside = href !== undefined && !href.startsWith('/')
  const link = href === undefined ? {} : { href, ...(isOutside && { rel: 'noopener nofollow', target: '_blank' }) }
  return createElement(tag, { key, className, ...link }, ...children.map(drawn))
}

/** What an operator wrote, as elements: parsed here, whatever the server sent, and never inserted as markup. */
export function RichText({ html, lang }: { html: string; lang?: string | undefined }): ReactNode {
  const nodes = useMemo(() => readMarkup(html), [html])
  return (
    <div lang={lang} dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-soft">
      {nodes.map(drawn)}
    </div>
  )
}
