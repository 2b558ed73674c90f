import { gamePicturePath } from '@croupier/basis/picture-paths.ts'
import type { ReactNode } from 'react'
import { type BannerScene, ScenePicture } from '../art/banner.tsx'
import { EmptyFavouritesScene, EmptyWalletScene } from '../art/empty-scenes.tsx'
import { Lettering } from '../art/lettering.tsx'
import { Carousel } from '../components/carousel.tsx'
import { RowScroller } from '../components/row-scroller.tsx'
import { VendorMark } from '../components/vendor-mark.tsx'
import { Section } from './section.tsx'

const scenes: readonly BannerScene[] = ['river', 'feast', 'harvest', 'stage']

const titles = [
  'Lantern Court',
  'Moon Harvest',
  'Padma Run',
  'Brass Tiger',
  'Silk Road Riches',
  'Golden Koi Pond Deluxe',
]

const kinds = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT']

export function ArtSection(): ReactNode {
  return (
    <Section title="Art">
      <Carousel
        label="Banners"
        slides={scenes.map((scene, place) => ({
          id: scene,
          content: (
            <div className="relative h-60 overflow-hidden rounded-lg">
              <ScenePicture scene={scene} seed={`${scene}${place}`} className="absolute inset-0 size-full" />
            </div>
          ),
        }))}
      />
      {kinds.map((kind) => (
        <RowScroller key={kind} title={kind} tiles="[--tile:8.5rem] lg:[--tile:calc((100%-65px)/6)]">
          {titles.map((title) => (
            <li key={title} id={`${kind}-${title}`}>
              <a href={`#${kind}-${title}`} className="@container relative block overflow-hidden rounded-md">
                <img
                  src={gamePicturePath({ vassalage: 'PG', gameId: title, gameName: title, gameType: kind })}
                  alt={title}
                  className="block aspect-3/4 w-full"
                />
                <Lettering title={title} studio="PG" />
              </a>
            </li>
          ))}
        </RowScroller>
      ))}
      <div className="flex flex-wrap gap-3">
        {['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS', 'ANYBODY'].map((code) => (
          <VendorMark key={code} code={code} size="large" />
        ))}
      </div>
      <div className="flex gap-6 *:w-44">
        <div>
          <EmptyWalletScene />
        </div>
        <div>
          <EmptyFavouritesScene />
        </div>
      </div>
    </Section>
  )
}
