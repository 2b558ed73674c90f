import { useWords } from '@croupier/client/words/use-words.ts'
import { InView } from '@croupier/kit/components/in-view.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { afterPaint } from '../../page/after-paint.ts'
import { useAnnouncements } from '../../parts/announcements.ts'
import { Hero } from './hero.tsx'

const Carousel = lazy(() =>
  afterPaint(() => import('@croupier/kit/components/carousel.tsx').then((part) => ({ default: part.Carousel }))),
)
const BannerSlide = lazy(() => afterPaint(() => import('./banner-slide.tsx')))

/** The banners of the home page: the welcome is there with the page, the operator's come after its words. */
export function Banners(): ReactNode {
  const { t } = useWords()
  const banners = useAnnouncements()?.banners.filter(({ groupName }) => groupName === 'w_home') ?? []
  const className = 'min-h-70 sm:min-h-90'
  return (
    // What turns the banners comes after the first of them, which stands where it stood.
    <Suspense
      fallback={
        <div className={className}>
          <Hero />
        </div>
      }
    >
      {/* The row of dots has its room before it is known whether there will be one. */}
      <Carousel
        className={className}
        label={t('shell.home.banners')}
        slides={[
          { id: 'welcome', content: <Hero /> },
          ...banners.map((banner) => ({
            id: banner.id,
            content: (
              <InView className="h-full">
                <Suspense>
                  <BannerSlide banner={banner} />
                </Suspense>
              </InView>
            ),
          })),
        ]}
      />
    </Suspense>
  )
}
