import type { BetStatus } from '@croupier/api/play/records/bet-record.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge, type Tone } from '@croupier/kit/components/badge.tsx'
import type { ReactNode } from 'react'

const tones: Readonly<Record<BetStatus, Tone>> = {
  open: 'brass',
  settled: 'plain',
  won: 'jade',
  lost: 'plain',
  even: 'plain',
  void: 'plain',
}

/** How a round stands, as a word. */
export function BetStatusBadge({ status }: { status: BetStatus }): ReactNode {
  const { t } = useWords('records')
  return <Badge tone={tones[status]}>{t(`records.status.${status}`)}</Badge>
}
