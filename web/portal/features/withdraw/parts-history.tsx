import type { OutputOf } from '@croupier/api/operation.ts'
import { listParts } from '@croupier/api/wallet/parts/list-parts.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status, type Tone } from '@croupier/kit/components/badge.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { PagedCard } from '../../parts/paged-card.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'
import { SaveList } from '../../parts/save-list.tsx'

type Part = OutputOf<typeof listParts>['list'][number]

const PAGE = 10
const tones: Record<Part['state'], Tone> = {
  offered: 'plain',
  told: 'brass',
  disputed: 'brass',
  received: 'jade',
  lapsed: 'plain',
  refused: 'vermilion',
}

function Row({
  part: { amount, currency, state, closedHow, reference, offeredAt, closedAt },
}: {
  part: Part
}): ReactNode {
  const { t } = useWords('withdraw')
  return (
    <li className="flex flex-col gap-1 border-b border-hairline py-3 last:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Amount value={amount} currency={currency} className="text-lg" display />
        <Status tone={tones[state]} className="text-sm">
          {t(`withdraw.parts.state.${state}`)}
        </Status>
      </div>
      {closedHow !== null && closedHow !== 'member' && (
        <p className="text-sm text-ink-soft">{t(`withdraw.parts.end.${closedHow}`)}</p>
      )}
      <p className="flex flex-wrap gap-x-4 text-xs text-ink-faint">
        <Time at={closedAt ?? offeredAt} />
        <span>{t('withdraw.parts.of', { reference })}</span>
      </p>
    </li>
  )
}

/** What became of every part in which other members pay one's withdrawals. Nothing where there never was one. */
export function PartsHistory(): ReactNode {
  const { t } = useWords('withdraw')
  const pages = useRecordPages('')
  const answer = useOperation(listParts, { pageSize: PAGE, ...(pages.before && { before: pages.before }) })
  if (!answer.data || (answer.data.list.length === 0 && !pages.newer)) return null
  return (
    <PagedCard
      title={t('withdraw.parts.history')}
      save={<SaveList of={listParts} input={{}} />}
      answer={answer}
      pages={pages}
      row={(part) => <Row key={part.id} part={part} />}
    />
  )
}
