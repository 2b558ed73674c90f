import type { OutputOf } from '@croupier/api/operation.ts'
import type { listRounds } from '@croupier/api/play/records/list-rounds.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import { type ReactNode, useState } from 'react'
import { RecordList } from '../lists/record-list.tsx'
import type { Pages } from '../lists/use-pages.ts'
import { AccountLink } from '../members/account-link.tsx'
import { RoundPanel } from './round-panel.tsx'
import { roundTones } from './round-words.ts'

type Round = OutputOf<typeof listRounds>['list'][number]

/** Rounds, newest first; a row opens its round. `withAccount`: they are of more than one member. */
export function RoundTable({ pages, withAccount }: { pages: Pages<Round, unknown>; withAccount: boolean }): ReactNode {
  const { t } = useWords('console-rounds')
  const [opened, setOpened] = useState<string>()
  const bodyRef = useRowKeys((place) => setOpened(pages.rows?.[place]?.roundId))

  const columns: Column<Round>[] = [
    {
      id: 'game',
      head: t('console-rounds.column.game'),
      phone: 'title',
      cell: (round) => (
        <button
          type="button"
          onClick={() => setOpened(round.roundId)}
          className={`${linkClasses.text} text-start font-medium`}
        >
          <bdi>{round.gameName}</bdi>
        </button>
      ),
    },
    ...(withAccount
      ? [
          {
            id: 'account',
            head: t('console-rounds.column.account'),
            cell: (round: Round) => <AccountLink account={round.account} />,
          },
        ]
      : []),
    {
      id: 'vendor',
      head: t('console-rounds.column.vendor'),
      phone: 'hidden',
      cell: (round) => <bdi className="text-ink-soft">{round.vendorName}</bdi>,
    },
    {
      id: 'status',
      head: t('console-rounds.column.status'),
      cell: (round) => <Status tone={roundTones[round.status]}>{t(`console-rounds.status.${round.status}`)}</Status>,
    },
    {
      id: 'at',
      head: t('console-rounds.column.at'),
      cell: (round) => <Time at={round.betTime} className="text-ink-soft" />,
    },
    {
      id: 'stake',
      head: t('console-rounds.column.stake'),
      figures: true,
      cell: (round) => (
        <>
          {round.isFree && <span className="me-2 text-xs text-ink-faint">{t('console-rounds.free')}</span>}
          <Amount value={round.betAmount} currency={round.currency} />
        </>
      ),
    },
    {
      id: 'payout',
      head: t('console-rounds.column.payout'),
      figures: true,
      cell: (round) => <Amount value={round.payout} currency={round.currency} />,
    },
  ]

  return (
    <>
      <RecordList
        pages={pages}
        caption={t('console.nav.rounds')}
        columns={columns}
        rowKey={(round) => round.roundId}
        bodyRef={bodyRef}
        onOpen={(round) => setOpened(round.roundId)}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('console-rounds.empty.title')}>
            {t('console-rounds.empty.text')}
          </EmptyState>
        }
      />
      <RoundPanel roundId={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
