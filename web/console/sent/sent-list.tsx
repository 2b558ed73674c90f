import { listSent, sentKinds, sentStates } from '@croupier/api/messaging/list-sent.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { moment, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice } from '../lists/filters.ts'

/** Letters and texts that left, with what became of each. */
export const SentList = declareList(listSent, {
  text: 'console-messages.sent.text',
  cursor: 'before',
  filters: {
    kind: choice('console-messages.sent.kind', sentKinds, 'console-messages.sent.kind'),
    state: choice('console-messages.column.state', sentStates, 'console-messages.sent.state'),
  },
  columns: [
    {
      id: 'receiver',
      head: 'console-messages.sent.receiver',
      phone: 'title',
      cell: ({ receiver }) => <bdi dir="ltr">{receiver}</bdi>,
    },
    word('kind', 'console-messages.sent.kind', ({ kind }) => `console-messages.sent.kind.${kind}`),
    {
      id: 'subject',
      head: 'console-messages.column.title',
      cell: ({ subject }) => (
        <bdi dir="auto" className="wrap-anywhere text-ink-soft">
          {subject}
        </bdi>
      ),
    },
    {
      id: 'state',
      head: 'console-messages.column.state',
      cell: ({ state, fault }, { t }) => (
        <Status tone={state === 'taken' ? 'jade' : 'vermilion'}>
          {t(`console-messages.sent.state.${state}`)}
          {fault !== null && (
            <bdi dir="ltr" className="ms-2 text-xs text-ink-faint">
              {fault}
            </bdi>
          )}
        </Status>
      ),
    },
    moment('at', 'console-messages.column.at', ({ sentAt }) => sentAt),
  ],
  rowKey: ({ id }) => id,
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-messages.sent.empty.title',
    text: 'console-messages.sent.empty.text',
  },
})
