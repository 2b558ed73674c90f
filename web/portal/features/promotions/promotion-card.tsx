import type { OutputOf } from '@croupier/api/operation.ts'
import type { listPromotions } from '@croupier/api/promotions/taking-part/list-promotions.ts'
import { PromotionScene } from '@croupier/kit/art/promotion-scenes.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PromotionStatusBadge } from '../../../looks/promotions/promotion-status.tsx'
import { PromotionTime } from '../../../looks/promotions/promotion-time.tsx'

type Promotion = OutputOf<typeof listPromotions>['list'][number]

/** A promotion in the list: its scene, what it is, and where the reader stands. The whole card leads to its page. */
export function PromotionCard({ promotion }: { promotion: Promotion }): ReactNode {
  const { promotionId, kind, title, summary, status } = promotion
  return (
    <li className="relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface shadow-lift transition-colors hover:border-outline">
      <div className="relative aspect-2/1">
        <PromotionScene kind={kind} />
      </div>
      <div className="flex flex-1 flex-col gap-2 px-4 py-4">
        <div className="flex items-center justify-between gap-3 text-xs text-ink-faint">
          <PromotionStatusBadge status={status} />
          <PromotionTime promotion={promotion} />
        </div>
        <h2 className="text-lg">
          <Link to={`/promotions/${promotionId}`} className="no-underline after:absolute after:inset-0">
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">
          <bdi>{summary}</bdi>
        </p>
      </div>
    </li>
  )
}
