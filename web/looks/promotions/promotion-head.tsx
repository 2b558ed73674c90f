import type { OutputOf } from '@croupier/api/operation.ts'
import type { showPromotion } from '@croupier/api/promotions/taking-part/show-promotion.ts'
import { PromotionScene } from '@croupier/kit/art/promotion-scenes.tsx'
import type { ReactNode } from 'react'
import { PromotionStatusBadge } from './promotion-status.tsx'
import { PromotionTime } from './promotion-time.tsx'

/** The head of a promotion's page: its scene, where the reader stands, what it is. */
export function PromotionHead({
  promotion,
  children,
}: {
  promotion: Pick<OutputOf<typeof showPromotion>, 'kind' | 'status' | 'startsAt' | 'endsAt' | 'title' | 'summary'>
  children?: ReactNode
}): ReactNode {
  const { kind, status, title, summary } = promotion
  return (
    <header className="@container overflow-hidden rounded-lg border border-hairline bg-surface shadow-lift">
      {/* The scene is never cut above or below: where there is room it stands beside the words. */}
      <div className="grid @2xl:grid-cols-2">
        <div className="aspect-2/1">
          <PromotionScene kind={kind} />
        </div>
        <div className="flex flex-col justify-center gap-3 px-5 py-5 @2xl:px-8">
          <div className="flex flex-wrap items-center gap-3 text-sm text-ink-faint">
            <PromotionStatusBadge status={status} />
            <PromotionTime promotion={promotion} />
          </div>
          <h1 className="text-2xl">
            <bdi>{title}</bdi>
          </h1>
          <p className="max-w-160 text-ink-soft">
            <bdi>{summary}</bdi>
          </p>
          {children}
        </div>
      </div>
    </header>
  )
}
