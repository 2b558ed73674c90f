import { buttonClasses } from '@croupier/kit/components/button.tsx'
import type { ReactNode } from 'react'
import { BannerScenery, houseSceneOf, type ShownBanner } from './banner-scene.tsx'

/** What the way to what a banner is about looks like: all of the banner is pressed with it. */
export const bannerWayLook = `${buttonClasses('action', 'large')} max-sm:min-h-11 max-sm:px-4 max-sm:text-base after:absolute after:inset-0`

/** What the way says, by what it leads to. */
export const bannerWay = (linkageType: string | null): 'shell.game.play' | 'home.banner.look' =>
  linkageType === 'GAME' ? 'shell.game.play' : 'home.banner.look'

/** Dark behind the words, whatever the picture holds there. */
function Shade(): ReactNode {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 -z-10 bg-linear-to-b from-transparent from-15% to-ground to-42% sm:bg-linear-to-r sm:from-ground sm:from-20% sm:via-ground/70 sm:via-50% sm:to-transparent sm:to-75% sm:rtl:bg-linear-to-l"
    />
  )
}

/** A banner of the operator on the home page. */
export function BannerSlideLook({
  banner,
  children,
}: {
  banner: ShownBanner
  /** The way to what it is about. */
  children: ReactNode
}): ReactNode {
  const drawn = banner.url === '' ? houseSceneOf(banner) : undefined
  return (
    <div
      data-theme="dark"
      className="relative isolate flex h-full min-h-60 overflow-hidden rounded-lg border border-hairline bg-ground text-ink sm:min-h-80"
    >
      {drawn ?? (
        <BannerScenery banner={banner} className="absolute inset-x-0 top-0 -z-10 h-36 w-full sm:h-full">
          <Shade />
        </BannerScenery>
      )}
      <div className="flex flex-col justify-center gap-2 px-5 pt-28 pb-4 sm:gap-3 sm:max-w-[min(34rem,62%)] sm:px-10 sm:py-8">
        <p className="font-display text-2xl font-semibold text-balance sm:text-4xl">
          <bdi>{banner.title}</bdi>
        </p>
        {banner.content !== '' && (
          <p className="text-sm text-ink-soft sm:text-lg">
            <bdi>{banner.content}</bdi>
          </p>
        )}
        <div className="mt-2 flex">{children}</div>
      </div>
    </div>
  )
}
