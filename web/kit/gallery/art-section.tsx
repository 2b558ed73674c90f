import { gamePicturePath } from '@croupier/basis/picture-paths.ts'
import type { ReactNode } from 'react'
import { Banner, type BannerScene } from '../art/banner.tsx'
import { EmptyFavouritesScene, EmptyWalletScene } from '../art/empty-scenes.tsx'
import { Lettering } from '../art/lettering.tsx'
import { Button } from '../components/button.tsx'
import { Carousel } from '../components/carousel.tsx'
import { RowScroller } from '../components/row-scroller.tsx'
import { VendorMark } from '../components/vendor-mark.tsx'
import { Section } from './section.tsx'

const scenes: [BannerScene, string, string][] = [
  ['river', 'The river is lit tonight', 'Twelve new tables, open until the lamps go out.'],
  ['feast', 'A place at the table', 'Your first deposit is matched by half, once wagered twenty times.'],
  ['harvest', 'Harvest week', 'Every valid bet counts towards the basket of the week.'],
  ['stage', 'The Sunday draw', 'One ticket for each day you played. Drawn in public, checked by anyone.'],
]

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
        slides={scenes.map(([scene, title, text], place) => ({
          id: scene,
          content: (
            <Banner
              scene={scene}
              seed={`${scene}${place}`}
              title={title}
              action={<Button variant="action">Look inside</Button>}
            >
              {text}
            </Banner>
          ),
        }))}
      />
      <div className="grid gap-4 md:grid-cols-2">
        {scenes.map(([scene, title, text]) => (
          <Banner key={scene} scene={scene} seed={scene} title={title}>
            {text}
          </Banner>
        ))}
      </div>
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
