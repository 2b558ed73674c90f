import { RichText } from '@croupier/client/rich-text.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'

/** An announcement, whole. */
export function AnnouncementLook({
  title,
  at,
  content,
  before,
  children,
}: {
  title: string
  at: number
  content: string
  /** The way back, where there is one. */
  before?: ReactNode
  /** The way to what it is about. */
  children?: ReactNode
}): ReactNode {
  return (
    <article className="flex flex-col gap-4">
      {before}
      <header className="flex flex-col gap-1">
        <h3 className="text-xl wrap-anywhere">
          <bdi>{title}</bdi>
        </h3>
        <Time at={at} className="self-start text-sm text-ink-faint" />
      </header>
      <RichText html={content} />
      {children}
    </article>
  )
}
