import { listAgentNotices } from '@croupier/api/content/list-agent-notices.ts'
import { listAnnouncements } from '@croupier/api/content/list-announcements.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

/** What operators tell everybody, wherever a page shows it. */
export const announcementsReads: LiveReads = { on: { announcements: [listAnnouncements, listAgentNotices] } }
