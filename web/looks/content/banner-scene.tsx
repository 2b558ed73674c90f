import { type BannerScene, bannerScenes, ScenePicture } from '@croupier/kit/art/banner.tsx'
import { DiceTable, LanternRiver } from '@croupier/kit/art/house-banners.tsx'
import { HostedImage } from '@croupier/kit/components/hosted-image.tsx'
import { pick, seeded } from '@croupier/basis/seeded.ts'
import type { ReactNode } from 'react'

/** A banner as its readers see it: its words are of one language. */
export interface ShownBanner {
  /** Of what is not kept yet: any text. */
  id: string
  title: string
  content: string
  /** Address of its picture; empty where a scene is drawn. */
  url: string
  art: string | null
}

/** Drawn for the house's own games; these shade themselves. */
const houseScenes: Readonly<Record<string, ReactNode>> = {
  'monsoon-lanterns': <LanternRiver />,
  dice: <DiceTable />,
}

/** What the house drew for what a banner names, where it did. */
export function houseSceneOf({ art }: ShownBanner): ReactNode | undefined {
  return art !== null && Object.hasOwn(houseScenes, art) ? houseScenes[art] : undefined
}

function sceneOf({ art, id }: ShownBanner): BannerScene {
  const named = bannerScenes.find((scene) => scene === art)
  return named ?? pick(seeded(id), bannerScenes as [BannerScene, ...BannerScene[]])
}

/**
 * The operator's picture; where there is none, or none comes, the scene the banner names. One that names none gets one by
 * chance, always the same.
 */
export function BannerScenery({
  banner,
  className,
  children,
}: {
  banner: ShownBanner
  className: string
  /** What makes the words legible on it. */
  children: ReactNode
}): ReactNode {
  const scene = houseSceneOf(banner) ?? <ScenePicture scene={sceneOf(banner)} seed={banner.id} className={className} />
  return (
    <>
      {banner.url === '' ? (
        scene
      ) : (
        <HostedImage src={banner.url} alt="" className={`${className} object-cover`} instead={scene} />
      )}
      {children}
    </>
  )
}
