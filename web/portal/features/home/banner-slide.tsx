import type { listAnnouncements } from '@croupier/api/content/list-announcements.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { BannerSlideLook, bannerWay, bannerWayLook } from '../../../looks/content/banner-slide-look.tsx'
import { Linkage } from '../../parts/linkage.tsx'

type BannerEntry = OutputOf<typeof listAnnouncements>['banners'][number]

/** A banner of the operator. */
export default function BannerSlide({ banner }: { banner: BannerEntry }): ReactNode {
  const { t } = useWords('home')
  return (
    <BannerSlideLook banner={banner}>
      <Linkage of={banner} className={bannerWayLook}>
        {t(bannerWay(banner.linkageType))}
        <span className="sr-only">
          : <bdi>{banner.title}</bdi>
        </span>
      </Linkage>
    </BannerSlideLook>
  )
}
