import type { listAnnouncements } from '@croupier/api/content/list-announcements.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { type BannerScene, bannerScenes, ScenePicture } from '@croupier/kit/art/banner.tsx'
import { HostedImage } from '@croupier/kit/components/hosted-image.tsx'
import { DiceTable, LanternRiver } from '@croupier/kit/art/house-banners.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { pick, seeded } from '@croupier/basis/seeded.ts'
import { type ReactNode, useState } from 'react'
import { Linkage } from '../../parts/linkage.tsx'

export type BannerEntry = OutputOf<typeof listAnnouncements>['banners'][number]

const place = 'absolute inset-x-0 top-0 -z-10 h-36 w-full sm:h-full'

function sceneOf({ art, id }: BannerEntry): BannerScene {
  const named = bannerScenes.find((scene) => scene === art)
  return named ?? pick(seeded(id), bannerScenes as [BannerScene, ...BannerScene[]])
}

/** Dark behind the words, whatever the picture holds there. */
function Shade(): ReactNode {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 -z-10 bg-linear-to-b from-transparent from-15% to-ground to-42% sm:bg-linear-to-r sm:from-ground sm:from-20% sm:via-ground/70 sm:via-50% sm:to-transparent sm:to-75% sm:rtl:bg-linear-to-l"
    />
  )
}

/** The operator's picture, or the scene the banner names; one that names none gets one by chance, always the same. */
function Picture({ banner }: { banner: BannerEntry }): ReactNode {
  const [isLost, setLost] = useState(false)
  if (banner.url !== '' && !isLost) {
    return (
      <>
        <HostedImage src={banner.url} alt="" className={`${place} object-cover`} onLost={() => setLost(true)} />
        <Shade />
      </>
    )
  }
  if (banner.art === 'monsoon-lanterns') return <LanternRiver />
  if (banner.art === 'dice') return <DiceTable />
  return (
    <>
      <ScenePicture scene={sceneOf(banner)} seed={banner.id} className={place} />
      <Shade />
    </>
  )
}

const look = `${buttonClasses('action', 'large')} max-sm:min-h-11 max-sm:px-4 max-sm:text-base after:absolute after:inset-0`

/** A banner of the operator. */
export default function BannerSlide({ banner }: { banner: BannerEntry }): ReactNode {
  const { t } = useWords('home')
  return (
    <div
      data-theme="dark"
      className="relative isolate flex h-full min-h-60 overflow-hidden rounded-lg border border-hairline bg-ground text-ink sm:min-h-80"
    >
      <Picture banner={banner} />
      <div className="flex flex-col justify-center gap-2 px-5 pt-28 pb-4 sm:gap-3 sm:max-w-[min(34rem,62%)] sm:px-10 sm:py-8">
        <p className="font-display text-2xl font-semibold text-balance sm:text-4xl">
          <bdi>{banner.title}</bdi>
        </p>
        {banner.content !== '' && (
          <p className="text-sm text-pretty text-ink-soft sm:text-lg">
            <bdi>{banner.content}</bdi>
          </p>
        )}
        <div className="mt-2 flex">
          <Linkage of={banner} className={look}>
            {t(banner.linkageType === 'GAME' ? 'shell.game.play' : 'home.banner.look')}
            <span className="sr-only">
              : <bdi>{banner.title}</bdi>
            </span>
          </Linkage>
        </div>
      </div>
    </div>
  )
}
