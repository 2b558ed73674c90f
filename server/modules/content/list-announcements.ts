import { publicTypes } from '@croupier/api/content/announcement.ts'
import { listAnnouncements } from '@croupier/api/content/list-announcements.ts'
import { isLanguage, matchLanguage } from '@croupier/words/languages.ts'
import { implement } from '../../platform/implement.ts'
import type { Announcement, AnnouncementPlatform, AnnouncementType } from './announcement.ts'
import { shownAnnouncements } from './announcements-store.ts'
import { describeAnnouncement } from './describe-announcement.ts'

function platformOf(asked: string | undefined): AnnouncementPlatform | undefined {
  if (asked === undefined) return undefined
  return asked === 'W' || asked === 'WEB' ? 'W' : 'M'
}

export default implement(listAnnouncements, async (ctx, { types, platform, language }) => {
  const wanted = types === undefined ? publicTypes : publicTypes.filter((type) => types.split(',').includes(type))
  const reader = language ? matchLanguage(language, ctx.language, isLanguage) : ctx.language
  const shown = await shownAnnouncements(ctx.db, wanted, platformOf(platform), ctx.clock.now())
  const of = (type: AnnouncementType) => shown.filter((announcement) => announcement.type === type)
  const entry = (announcement: Announcement) => describeAnnouncement(announcement, reader)
  return {
    banners: of('B').map((banner) => ({
      ...entry(banner),
      url: banner.imageUrl ?? '',
      art: banner.art,
      groupName: banner.groupName!,
    })),
    playerNotices: of('PL').map(entry),
    popup: of('PU').map((popup) => ({ ...entry(popup), executionCode: popup.executionCode! })),
    promotion: of('PR').map(entry),
    headlines: of('H').map(entry),
  }
})
