import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { PauseIcon, PlayIcon } from '../icons/actions.tsx'
import { ChevronBackIcon, ChevronForwardIcon } from '../icons/navigation.tsx'
import { useKitWords } from '../words.tsx'
import { IconButton } from './icon-button.tsx'

export interface CarouselProps {
  label: string
  slides: readonly { id: string; content: ReactNode }[]
  /** Milliseconds a slide stays; 0 stands still. A reader who wants no motion gets none. */
  stay?: number | undefined
  /** Pixels between slides. */
  gap?: number | undefined
  className?: string | undefined
}

/**
 * Slides on the browser's own scrolling: a finger moves them, snapping holds them, the script only walks. It goes
 * round when there is more than one, goes on after a touch, and has a pause button because it moves by itself.
 */
export function Carousel({ label, slides, stay = 5000, gap = 20.3, className }: CarouselProps): ReactNode {
  const words = useKitWords()
  const id = useId()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(true)
  const count = slides.length

  const show = (place: number): void => {
    const list = track.current
    const slide = list?.children[(place + count) % count]
    if (!list || !(slide instanceof HTMLElement)) return
    const by = slide.getBoundingClientRect().left - list.getBoundingClientRect().left
    list.scrollBy({ left: by, behavior: 'smooth' })
  }

  useEffect(() => {
    const list = track.current
    if (!list) return
    const seen = new IntersectionObserver(
      (entries) => {
        const entry = entries.find((one) => one.isIntersecting)
        if (entry) setCurrent(Array.from(list.children).indexOf(entry.target))
      },
      { root: list, threshold: 0.6 },
    )
    for (const slide of Array.from(list.children).slice(0, count)) seen.observe(slide)
    return () => seen.disconnect()
  }, [count])

  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!playing || still || stay === 0 || count < 2) return
    const timer = setTimeout(() => {
      const list = track.current
      const slide = list?.children[(current + 1) % count]
      if (!list || document.hidden || !(slide instanceof HTMLElement)) return
      const by = slide.getBoundingClientRect().left - list.getBoundingClientRect().left
      list.scrollBy({ left: by, behavior: 'smooth' })
    }, stay)
    return () => clearTimeout(timer)
  }, [playing, stay, count, current])

  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={label}
      className={classNames('group relative', className)}
    >
      <ul
        ref={track}
        id={id}
        aria-live={playing ? 'off' : 'polite'}
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
      </ul>
      {count > 1 && (
        <div className="mt-2 flex items-center justify-center gap-1">
          <IconButton
            size="small"
            label={playing ? words.pause : words.play}
            icon={playing ? <PauseIcon /> : <PlayIcon />}
            onClick={() => setPlaying(!playing)}
          />
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
