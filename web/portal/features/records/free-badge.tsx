import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import type { ReactNode } from 'react'

/** Says of a round that a gift paid for a bet in it. */
export function FreeBadge(): ReactNode {
  const { t } = useWords('records')
  return <Badge tone="jade">{t('records.bets.free')}</Badge>
}
