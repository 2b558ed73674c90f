import { listApplications } from '@croupier/api/promotions/operators/list-applications.ts'
import { applicationStates } from '@croupier/api/promotions/operators/staff-answers.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Segmented } from '@croupier/kit/components/segmented.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import { type ReactNode, useState } from 'react'
import { SHARED_WORK } from '../lists/live.ts'
import { operatorName } from '../lists/operator-name.ts'
import { RecordList } from '../lists/record-list.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { AccountLink } from '../members/account-link.tsx'
import { ApplicationPanel } from './application-panel.tsx'
import { type Application, applicationTones } from './promotion-words.ts'

type State = Application['state']

const keyOf = ({ promotionId, account }: Application) => `${promotionId} ${account}`

function isState(text: string | undefined): text is State {
  return (applicationStates as readonly (string | undefined)[]).includes(text)
}

/** What members applied for; who waits longest stands first. */
export function ApplicationList(): ReactNode {
  const { t } = useWords('console-promotions')
  const { values, set } = useFilters('state')
  const state = isState(values.state) ? values.state : 'applying'
  const pages = usePages(listApplications, { state }, 'after', SHARED_WORK)
  const [openedKey, setOpened] = useState<string>()
  // Decided by a colleague meanwhile, it is no longer in the list, and its panel closes.
  const opened = pages.rows?.find((row) => keyOf(row) === openedKey)
  const open = (row: Application | undefined) => setOpened(row && keyOf(row))
  const bodyRef = useRowKeys((place) => open(pages.rows?.[place]))

  const columns: Column<Application>[] = [
    {
      id: 'account',
      head: t('console-promotions.application.account'),
      phone: 'title',
      cell: (row) => <AccountLink account={row.account} />,
    },
    {
      id: 'title',
      head: t('console-promotions.promotion'),
      cell: (row) => (
        <button type="button" onClick={() => open(row)} className={`${linkClasses.text} text-start`}>
          <bdi>{row.title}</bdi>
        </button>
      ),
    },
    {
      id: 'remark',
      head: t('console-promotions.application.remark'),
      className: 'max-w-80',
      cell: ({ remark }) => <bdi className="block max-w-80 truncate text-ink-soft">{remark || t('kit.none')}</bdi>,
    },
    {
      id: 'pictures',
      head: t('console-promotions.application.pictures'),
      figures: true,
      cell: ({ pictures }) => <span className="figures">{pictures}</span>,
    },
    {
      id: 'at',
      head: t('console-promotions.application.at'),
      cell: ({ appliedAt }) => <Time at={appliedAt} className="text-ink-soft" />,
    },
    {
      id: 'state',
      head: t('console-promotions.column.state'),
      cell: (row) => (
        <Status tone={applicationTones[row.state]}>{t(`console-promotions.application.state.${row.state}`)}</Status>
      ),
    },
    {
      id: 'decidedBy',
      head: t('console-promotions.application.decidedBy'),
      phone: 'hidden',
      cell: ({ decidedBy }) => (
        <bdi className="text-ink-soft">{decidedBy === null ? t('kit.none') : operatorName(decidedBy)}</bdi>
      ),
    },
  ]

  return (
    <>
      <Segmented
        label={t('console-promotions.column.state')}
        value={state}
        onChange={(wanted) => set({ state: wanted })}
        options={applicationStates.map((each) => ({
          value: each,
          label: t(`console-promotions.application.state.${each}`),
        }))}
        className="mb-4"
      />
      <RecordList
        pages={pages}
        caption={t('console-promotions.applications')}
        columns={columns}
        rowKey={keyOf}
        bodyRef={bodyRef}
        onOpen={open}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('console-promotions.applications.empty.title')}>
            {t('console-promotions.applications.empty.text')}
          </EmptyState>
        }
      />
      <ApplicationPanel application={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
