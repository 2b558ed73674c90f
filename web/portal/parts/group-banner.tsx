import type { bannerGroups } from '@croupier/api/content/announcement.ts'
import type { ReactNode } from 'react'
import { BannerCardLook } from '../../looks/content/banner-card-look.tsx'
import { useAnnouncements } from './announcements.ts'
import { Linkage } from './linkage.tsx'

const cover = 'after:absolute after:inset-0 after:rounded-md'

/** The operator's banners of a place, the first `most` of them; nothing where they hung up none. */
export function GroupBanners({
  group,
  most = 1,
  onGo,
}: {
  group: (typeof bannerGroups)[number]
  most?: number | undefined
  /** Where the way leads to another page of ours, before it is gone. */
  onGo?: (() => void) | undefined
}): ReactNode {
  const banners = useAnnouncements()?.banners.filter(({ groupName }) => groupName === group) ?? []
  return banners.slice(0, most).map((banner) => (
    <BannerCardLook key={banner.id} banner={banner}>
      {banner.linkage === null ? (
        <bdi>{banner.title}</bdi>
      ) : (
        <Linkage of={banner} className={cover} onLeave={onGo}>
          <bdi>{banner.title}</bdi>
        </Linkage>
      )}
    </BannerCardLook>
  ))
}
