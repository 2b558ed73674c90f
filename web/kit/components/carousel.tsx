import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { PauseIcon, PlayIcon } from '../icons/actions.tsx'
import { ChevronBackIcon, ChevronForwardIcon } from '../icons/navigation.tsx'
import { useKitWords } from '../words.tsx'
import { IconButton } from './icon-button.tsx'
import { walkTo } from './walk-to.ts'

export interface CarouselProps {
  label: string
  slides: readonly { id: string; content: ReactNode }[]
  /** Milliseconds a slide stays; 0 stands still. A reader who wants no motion gets none. */
  stay?: number | undefined
  /** Milliseconds from one slide to the next. */
  speed?: number | undefined
  /** Pixels between slides. */
  gap?: number | undefined
  className?: string | undefined
}

/**
 * Slides on the browser's own scrolling: a finger moves them, snapping holds them, the script only walks. It goes
 * round when there is more than one, over a copy of the first slide behind the last; it goes on after a touch, and has
 * a pause button because it moves by itself.
 */
export function Carousel({
  label,
  slides,
  stay = 5000,
  speed = 1000,
  gap = 20.3,
  className,
}: CarouselProps): ReactNode {
  const words = useKitWords()
  const id = useId()
  const track = useRef<HTMLUListElement>(null)
  // The slide in view; `count` is the copy of the first.
  const [seen, setSeen] = useState(0)
  const [still] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [playing, setPlaying] = useState(true)
  const count = slides.length
  const current = count === 0 ? 0 : seen % count
  const first = slides[0]
  const moves = playing && !still && stay > 0 && count > 1

  /** Where a slide stands, in the track's own scrolling; the copy of the first is the one at `count`. */
  const leftOf = (list: HTMLElement, place: number): number => {
    const left = place * (list.clientWidth + gap)
    return getComputedStyle(list).direction === 'rtl' ? -left : left
  }

  /** Walks to a slide; the one at -1 is the last, the one at `count` the first, and both are reached the short way. */
  const show = (place: number): void => {
    const list = track.current
    if (!list) return
    if (place < 0) {
      setSeen(count)
      list.scrollTo({ left: leftOf(list, count), behavior: 'instant' })
    }
    const to = place < 0 ? count - 1 : place
    walkTo(list, () => leftOf(list, to), still ? 0 : speed)
  }

  useEffect(() => {
    const list = track.current
    if (!list) return
    const sight = new IntersectionObserver(
      (entries) => {
        const entry = entries.find((one) => one.isIntersecting)
        if (entry) setSeen(Array.from(list.children).indexOf(entry.target))
      },
      { root: list, threshold: 0.6 },
    )
    for (const slide of Array.from(list.children)) sight.observe(slide)
    return () => sight.disconnect()
  }, [count])

  const closeTheRound = useEffectEvent(() => {
    const list = track.current
    if (!list || Math.abs(list.scrollLeft) < Math.abs(leftOf(list, count)) - 2) return
    list.scrollTo({ left: 0, behavior: 'instant' })
  })
  useEffect(() => {
    const list = track.current
    if (!list || count < 2) return
    const settled = (): void => closeTheRound()
    list.addEventListener('scrollend', settled)
    return () => list.removeEventListener('scrollend', settled)
  }, [count])

  const goOn = useEffectEvent(() => {
    // Nobody looks at what lies under a dialog, and each step of a walk takes from what one does there.
    if (!document.hidden && !document.querySelector('dialog:modal')) show(current + 1)
  })
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => goOn(), stay)
    return () => clearInterval(timer)
  }, [moves, stay, current])

  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={label}
      className={classNames('group relative', className)}
    >
      <ul
        ref={track}
        id={id}
        aria-live={moves ? 'off' : 'polite'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and a slide may hold nothing to stand on
        tabIndex={count > 1 ? 0 : undefined}
        className="flex snap-x snap-mandatory overflow-x-auto scrollbar-none"
        style={{ gap: `${gap}px` }}
      >
        {slides.map((slide, place) => (
          <li
            key={slide.id}
            aria-label={words.slide(place + 1, count)}
            inert={place !== current}
            className="w-full shrink-0 snap-start snap-always"
          >
            {slide.content}
          </li>
        ))}
        {count > 1 && first && (
          <li aria-hidden="true" inert className="w-full shrink-0 snap-start snap-always">
            {/* Only while it can come into view: nobody should find a text twice. */}
            {seen >= count - 1 && first.content}
          </li>
        )}
      </ul>
      {count > 1 && (
        <div className="mt-2 flex items-center justify-center gap-1">
          {!still && stay > 0 && (
            <IconButton
              size="small"
              label={playing ? words.pause : words.play}
              icon={playing ? <PauseIcon /> : <PlayIcon />}
              onClick={() => setPlaying(!playing)}
            />
          )}
          <IconButton
            size="small"
            label={words.previousSlide}
            icon={<ChevronBackIcon />}
            onClick={() => show(current - 1)}
          />
          {slides.map((slide, place) => (
            <button
              key={slide.id}
              type="button"
              aria-label={words.slide(place + 1, count)}
              aria-current={place === current || undefined}
              onClick={() => show(place)}
              className="group/dot grid h-8 min-w-6 place-items-center"
            >
              <span className="h-1.5 w-1.5 rounded-full bg-outline forced-color-adjust-none transition-[width,background-color] group-aria-[current]/dot:w-5 group-aria-[current]/dot:bg-brass" />
            </button>
          ))}
          <IconButton
            size="small"
            label={words.nextSlide}
            icon={<ChevronForwardIcon />}
            onClick={() => show(current + 1)}
          />
        </div>
      )}
    </section>
  )
}
