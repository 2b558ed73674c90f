import { ScenePicture } from '@croupier/kit/art/banner.tsx'
import { DiceTable } from '@croupier/kit/art/house-banners.tsx'
import { HostedImage } from '@croupier/kit/components/hosted-image.tsx'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { BannerScenery, type ShownBanner } from './banner-scene.tsx'

const dice: ShownBanner = { id: '7', title: 'Dice', content: '', url: '', art: 'dice' }
/** What it shows first: its picture or what is drawn in its place. */
function shown(banner: ShownBanner): ReactElement<Record<string, unknown>> {
  const scenery = BannerScenery({ banner, className: '', children: null }) as ReactElement<{ children: ReactElement[] }>
  return scenery.props.children[0] as ReactElement<Record<string, unknown>>
}

it('[H-07] a banner that names a picture of the house shows that, and not another by chance, where its own is lost', () => {
  expect(shown(dice).type).toBe(DiceTable)

  const pictured = shown({ ...dice, url: '/pictures/lost.webp' })
  expect(pictured.type).toBe(HostedImage)
  expect(pictured.props['instead']).toMatchObject({ type: DiceTable })

  // A name that every object has is no picture.
  expect(shown({ ...dice, art: 'constructor' }).type).toBe(ScenePicture)
})
