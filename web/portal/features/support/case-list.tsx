import type { CaseState } from '@croupier/api/feedback/case-answers.ts'
import { listCases } from '@croupier/api/feedback/list-cases.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Badge, Status, type Tone } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { PagedCard } from '../../parts/paged-card.tsx'
import { SaveList } from '../../parts/save-list.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'

const tones: Record<CaseState, Tone> = { open: 'brass', answered: 'jade', closed: 'plain' }

/** One's conversations with the house, the newest first. */
export function CaseList({ onOpen }: { onOpen: (id: string) => void }): ReactNode {
  const { t } = useWords('support')
  const pages = useRecordPages('')
  const answer = useOperation(listCases, pages.before ? { before: pages.before } : {}, { staleMilliseconds: 0 })
  return (
    <PagedCard
      title={t('support.cases')}
      save={<SaveList of={listCases} input={{}} />}
      answer={answer}
      pages={pages}
      row={({ id, kind, type, state, changedAt, isUnread }) => (
        <li key={id} className="border-b border-hairline last:border-0">
          <button
            type="button"
            onClick={() => onOpen(id)}
            className="flex min-h-14 w-full flex-wrap items-center justify-between gap-3 py-3 text-start"
          >
            <span className="flex flex-col gap-1">
              <span className="flex flex-wrap items-center gap-2">
                <span className="text-ink">
                  {kind === 'chat'
                    ? t('support.kind.chat')
                    : `${t(`support.kind.${kind}`)}: ${t(`support.type.${type as 0}`)}`}
                </span>
                {isUnread && <Badge tone="brass">{t('support.unread')}</Badge>}
              </span>
              <Time at={changedAt} className="text-xs text-ink-faint" />
            </span>
            <Status tone={tones[state]}>{t(`support.state.${state}`)}</Status>
          </button>
        </li>
      )}
      empty={
        <EmptyState scene={<EmptyInboxScene />} title={t('support.cases.empty.title')}>
          {t('support.cases.empty.text')}
        </EmptyState>
      }
    />
  )
}
