import type { bannerGroups } from '@croupier/api/content/announcement.ts'
import type { listAnnouncements } from '@croupier/api/content/list-announcements.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { type BannerScene, bannerScenes, ScenePicture } from '@croupier/kit/art/banner.tsx'
import { pick, seeded } from '@croupier/basis/seeded.ts'
import { HostedImage } from '@croupier/kit/components/hosted-image.tsx'
import { type ReactNode, useState } from 'react'
import { useAnnouncements } from './announcements.ts'
import { Linkage } from './linkage.tsx'

type BannerEntry = OutputOf<typeof listAnnouncements>['banners'][number]

const place = 'absolute inset-0 -z-10 size-full'
const cover = 'after:absolute after:inset-0 after:rounded-md'

function Picture({ banner }: { banner: BannerEntry }): ReactNode {
  const [isLost, setLost] = useState(false)
  if (banner.url !== '' && !isLost) {
    return <HostedImage src={banner.url} alt="" className={`${place} object-cover`} onLost={() => setLost(true)} />
  }
  const named = bannerScenes.find((scene) => scene === banner.art)
  const scene = named ?? pick(seeded(banner.id), bannerScenes as [BannerScene, ...BannerScene[]])
  return <ScenePicture scene={scene} seed={banner.id} className={place} />
}

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
    <div
      key={banner.id}
      data-theme="dark"
      className="relative isolate flex min-h-28 shrink-0 items-end overflow-hidden rounded-md border border-hairline bg-ground text-ink"
    >
      <Picture banner={banner} />
      <span
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-t from-ground/90 via-ground/45 to-ground/5"
      />
      <p className="max-w-[80%] p-4 font-display text-lg leading-snug font-semibold text-balance">
        {banner.linkage === null ? (
          <bdi>{banner.title}</bdi>
        ) : (
          <Linkage of={banner} className={cover} onLeave={onGo}>
            <bdi>{banner.title}</bdi>
          </Linkage>
        )}
      </p>
    </div>
  ))
}
