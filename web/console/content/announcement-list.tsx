import { announcementTypes } from '@croupier/api/content/announcement.ts'
import { listStaffAnnouncements } from '@croupier/api/content/list-staff-announcements.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { moment, opener, status, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice } from '../lists/filters.ts'
import { AnnouncementCreate } from './announcement-create.tsx'
import { AnnouncementPanel } from './announcement-panel.tsx'
import { stateTones, titleFor } from './announcement-words.ts'

/** Every announcement ever made, the newest first, with what became of it. */
export const AnnouncementList = declareList(listStaffAnnouncements, {
  text: 'console-content.text',
  cursor: 'before',
  filters: { type: choice('console-content.column.type', announcementTypes, 'console-content.type') },
  columns: [
    opener('title', 'console-content.column.title', (one, { language }) => titleFor(one, language)),
    word('type', 'console-content.column.type', ({ type }) => `console-content.type.${type}`),
    status('state', 'console-content.column.state', ({ state }) => [
      stateTones[state],
      `console-content.state.${state}`,
    ]),
    {
      id: 'languages',
      head: 'console-content.column.languages',
      cell: ({ titles }) => <bdi className="text-ink-soft">{Object.keys(titles).join(' ')}</bdi>,
    },
    moment('from', 'console-content.column.from', ({ startsAt }) => startsAt),
    moment('until', 'console-content.column.until', ({ endsAt }) => endsAt),
  ],
  rowKey: ({ id }) => id,
  panel: {
    name: 'announcement',
    Panel: ({ row, onClose }) => <AnnouncementPanel announcement={row} onClose={onClose} />,
  },
  actions: [{ permission: 'content.manage', label: 'console-content.add', Dialog: AnnouncementCreate }],
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-content.empty.title',
    text: 'console-content.empty.text',
  },
})
