import type { ReactNode } from 'react'
import { BannerScenery, type ShownBanner } from './banner-scene.tsx'

/** A banner of the operator beside something else: in a dialog or a menu. */
export function BannerCardLook({
  banner,
  children,
}: {
  banner: ShownBanner
  /** Its title, which may lead somewhere. */
  children: ReactNode
}): ReactNode {
  return (
    <div
      data-theme="dark"
      className="relative isolate flex min-h-28 shrink-0 items-end overflow-hidden rounded-md border border-hairline bg-ground text-ink"
    >
      <BannerScenery banner={banner} className="absolute inset-0 -z-10 size-full">
        <span
          aria-hidden="true"
          className="absolute inset-0 -z-10 bg-linear-to-t from-ground/90 via-ground/45 to-ground/5"
        />
      </BannerScenery>
      <p className="max-w-[80%] p-4 font-display text-lg leading-snug font-semibold text-balance">{children}</p>
    </div>
  )
}
