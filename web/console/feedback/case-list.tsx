import { caseHolders, caseKinds, caseStates } from '@croupier/api/feedback/case-answers.ts'
import { listStaffCases } from '@croupier/api/feedback/list-staff-cases.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { moment, opener, operator, status, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice } from '../lists/filters.ts'
import { SHARED_WORK } from '../lists/live.ts'
import { CannedAnswers } from './canned-answers.tsx'
import { CasePanel } from './case-panel.tsx'
import { stateTones } from './case-words.ts'

/** What people tell and ask the house, whoever waits longest first. */
export const CaseList = declareList(listStaffCases, {
  text: 'console-feedback.text',
  cursor: 'after',
  live: SHARED_WORK,
  filters: {
    state: choice('console-feedback.column.state', caseStates, 'console-feedback.state', { start: 'open' }),
    kind: choice('console-feedback.column.kind', caseKinds, 'console-feedback.kind'),
    takenBy: choice('console-feedback.column.takenBy', caseHolders, 'console-feedback.with'),
  },
  columns: [
    opener(
      'sender',
      'console-feedback.column.sender',
      ({ account, sender }, { t }) =>
        account ??
        (sender === '' ? t('console-feedback.visitor') : t('console-feedback.visitor.named', { name: sender })),
    ),
    word('kind', 'console-feedback.column.kind', ({ kind }) => `console-feedback.kind.${kind}`),
    word('type', 'console-feedback.column.type', ({ type }) => `console-feedback.type.${type as 0}`),
    status('state', 'console-feedback.column.state', ({ state, isLate }) =>
      isLate ? ['vermilion', 'console-feedback.late'] : [stateTones[state], `console-feedback.state.${state}`],
    ),
    operator('takenBy', 'console-feedback.column.takenBy', ({ takenBy }) => takenBy, {
      none: 'console-feedback.nobody',
    }),
    moment('waits', 'console-feedback.column.waits', ({ state, waitsSince }) =>
      state === 'closed' ? null : waitsSince,
    ),
    moment('changed', 'console-feedback.column.changed', ({ changedAt }) => changedAt),
    {
      id: 'rating',
      head: 'console-feedback.column.rating',
      cell: ({ rating }, { t }) => (rating === null ? t('kit.none') : <span className="figures">{rating}</span>),
    },
  ],
  rowKey: ({ id }) => id,
  panel: { name: 'case', Panel: CasePanel },
  actions: [
    { permission: 'feedback.answer', label: 'console-feedback.canned.manage', Dialog: CannedAnswers, isQuiet: true },
  ],
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-feedback.empty.title',
    text: 'console-feedback.empty.text',
  },
})
