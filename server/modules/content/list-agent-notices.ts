import { listAgentNotices } from '@croupier/api/content/list-agent-notices.ts'
import { isLanguage, matchLanguage } from '@croupier/words/languages.ts'
import { implement } from '../../platform/implement.ts'
import { shownAnnouncements } from './announcements-store.ts'
import { describeAnnouncement } from './describe-announcement.ts'

export default implement(listAgentNotices, async (ctx, { language }) => {
  const reader = language ? matchLanguage(language, ctx.language, isLanguage) : ctx.language
  const shown = await shownAnnouncements(ctx.db, ['AG'], undefined, ctx.clock.now())
  return { list: shown.map((notice) => describeAnnouncement(notice, reader)) }
})
