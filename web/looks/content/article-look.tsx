import { RichText } from '@croupier/client/rich-text.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'

/** A page that the house has written: its name, its day, its words. */
export function ArticleLook({
  title,
  publishedAt,
  content,
}: {
  title: string
  publishedAt: number
  content: string
}): ReactNode {
  return (
    <article className="content-width flex flex-col gap-6 py-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-2xl wrap-anywhere">
          <bdi>{title}</bdi>
        </h1>
        <Time at={publishedAt} shape="date" className="self-start text-sm text-ink-faint" />
      </header>
      <div className="max-w-180">
        <RichText html={content} />
      </div>
    </article>
  )
}
