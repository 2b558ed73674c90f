import { announcementTypes } from '@croupier/api/content/announcement.ts'
import { listAnnouncements } from '@croupier/api/content/list-announcements.ts'
import { isLanguage, matchLanguage } from '@croupier/words/languages.ts'
import { implement } from '../../platform/implement.ts'
import { type Announcement, type AnnouncementPlatform, type AnnouncementType, inLanguage } from './announcement.ts'
import { shownAnnouncements } from './announcements-store.ts'

function platformOf(asked: string | undefined): AnnouncementPlatform | undefined {
  if (asked === undefined) return undefined
  return asked === 'W' || asked === 'WEB' ? 'W' : 'M'
}

export default implement(listAnnouncements, async (ctx, { types, platform, language }) => {
  const wanted =
    types === undefined ? announcementTypes : announcementTypes.filter((type) => types.split(',').includes(type))
  const reader = language ? matchLanguage(language, ctx.language, isLanguage) : ctx.language
  const shown = await shownAnnouncements(ctx.db, wanted, platformOf(platform), ctx.clock.now())
  const of = (type: AnnouncementType) => shown.filter((announcement) => announcement.type === type)
  const entry = (announcement: Announcement) => ({
    id: announcement.id.toString(),
    title: inLanguage(announcement.titles, reader),
    content: inLanguage(announcement.texts, reader),
    createTime: announcement.startsAt,
    linkageType: announcement.linkageType,
    linkage: announcement.linkage,
  })
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
