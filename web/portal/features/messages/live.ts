import { countUnread } from '@croupier/api/messages/count-unread.ts'
import { listInbox } from '@croupier/api/messages/list-inbox.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

export const messagesReads: LiveReads = { on: { message: [countUnread, listInbox] } }
