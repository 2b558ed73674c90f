import type { PromotionStatus } from '@croupier/api/promotions/promotion-answers.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge, type Tone } from '@croupier/kit/components/badge.tsx'
import type { ReactNode } from 'react'

const tones: Record<PromotionStatus, Tone> = {
  join: 'brass',
  applying: 'plain',
  rejected: 'vermilion',
  issued: 'jade',
  claimed: 'plain',
  signed: 'jade',
  process: 'brass',
  joined: 'brass',
  'coming-soon': 'plain',
  closed: 'plain',
}

/** Where the reader stands with a promotion. */
export function PromotionStatusBadge({ status }: { status: PromotionStatus }): ReactNode {
  const { t } = useWords('promotions')
  return <Badge tone={tones[status]}>{t(`promotions.status.${status}`)}</Badge>
}
