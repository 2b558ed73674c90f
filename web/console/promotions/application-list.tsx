import { listApplications } from '@croupier/api/promotions/operators/list-applications.ts'
import { applicationStates } from '@croupier/api/promotions/operators/staff-answers.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { AccountLink } from '../frame/account-link.tsx'
import { count, moment, operator, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { segments } from '../lists/filters.ts'
import { SHARED_WORK } from '../lists/live.ts'
import { ApplicationPanel } from './application-panel.tsx'
import { applicationTones } from './promotion-words.ts'

/** What members applied for; who waits longest stands first. */
export const ApplicationList = declareList(listApplications, {
  cursor: 'after',
  live: SHARED_WORK,
  filters: {
    state: segments('console-promotions.column.state', applicationStates, 'console-promotions.application.state'),
  },
  columns: [
    {
      id: 'account',
      head: 'console-promotions.application.account',
      phone: 'title',
      cell: ({ account }) => <AccountLink account={account} />,
    },
    {
      id: 'title',
      head: 'console-promotions.promotion',
      cell: ({ title }, { open }) => (
        <button type="button" onClick={open} className={`${linkClasses.text} text-start`}>
          <bdi>{title}</bdi>
        </button>
      ),
    },
    {
      id: 'remark',
      head: 'console-promotions.application.remark',
      className: 'max-w-80',
      cell: ({ remark }, { t }) => (
        <bdi className="block max-w-80 truncate text-ink-soft">{remark || t('kit.none')}</bdi>
      ),
    },
    count('pictures', 'console-promotions.application.pictures', ({ pictures }) => pictures),
    moment('at', 'console-promotions.application.at', ({ appliedAt }) => appliedAt),
    status('state', 'console-promotions.column.state', ({ state }) => [
      applicationTones[state],
      `console-promotions.application.state.${state}`,
    ]),
    operator('decidedBy', 'console-promotions.application.decidedBy', ({ decidedBy }) => decidedBy, {
      phone: 'hidden',
    }),
  ],
  rowKey: ({ promotionId, account }) => `${promotionId} ${account}`,
  // Decided by a colleague meanwhile, it is no longer in the list, and its panel closes.
  panel: {
    name: 'application',
    Panel: ({ row, onClose }) => <ApplicationPanel application={row} onClose={onClose} />,
  },
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-promotions.applications.empty.title',
    text: 'console-promotions.applications.empty.text',
  },
})
