import { useWords } from '@croupier/client/words/use-words.ts'
import { Carousel } from '@croupier/kit/components/carousel.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { afterPaint } from '../../app/after-paint.ts'
import { Hero } from './hero.tsx'

const HouseBanner = lazy(() => afterPaint(() => import('./house-banner.tsx')))

/** The banners of the home page. The first is there with the page, the pictures of the others come after its words. */
export function Banners(): ReactNode {
  const { t } = useWords()
  const later = (scene: 'lanterns' | 'house'): ReactNode => (
    <Suspense>
      <HouseBanner scene={scene} />
    </Suspense>
  )
  return (
    <Carousel
      label={t('shell.home.banners')}
      slides={[
        { id: 'welcome', content: <Hero /> },
        { id: 'lanterns', content: later('lanterns') },
        { id: 'house', content: later('house') },
      ]}
    />
  )
}
