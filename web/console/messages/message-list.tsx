import { listStaffMessages } from '@croupier/api/messages/list-staff-messages.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { moment, opener, operator, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { MessageCreate } from './message-create.tsx'
import { MessagePanel } from './message-panel.tsx'
import { PlannedMessages } from './planned-messages.tsx'

const stateTones = { planned: 'brass', sent: 'jade', ended: 'plain', withdrawn: 'vermilion' } as const

/** What operators wrote to members, the newest first. */
export const MessageList = declareList(listStaffMessages, {
  text: 'console-messages.text',
  cursor: 'before',
  columns: [
    opener('title', 'console-messages.column.title', ({ titles }, { language }) => titles[language] ?? titles['en']),
    {
      id: 'to',
      head: 'console-messages.column.to',
      cell: ({ to, account, isOffer }, { t }) => (
        <>
          {account === null ? t(`console-messages.to.${to}`) : <bdi>{account}</bdi>}
          {isOffer && <span className="block text-xs text-ink-soft">{t('console-messages.offer')}</span>}
        </>
      ),
    },
    status('state', 'console-messages.column.state', ({ state }) => [
      stateTones[state],
      `console-messages.state.${state}`,
    ]),
    operator('by', 'console-messages.column.by', ({ sentBy }) => sentBy),
    moment('at', 'console-messages.column.at', ({ sentAt }) => sentAt),
  ],
  rowKey: ({ id }) => id,
  panel: { name: 'message', Panel: ({ row, onClose }) => <MessagePanel message={row} onClose={onClose} /> },
  BeforeFilters: PlannedMessages,
  actions: [{ permission: 'messages.send', label: 'console-messages.add', Dialog: MessageCreate }],
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-messages.empty.title',
    text: 'console-messages.empty.text',
  },
})
