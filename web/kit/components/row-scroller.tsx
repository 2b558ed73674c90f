import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronBackIcon, ChevronForwardIcon } from '../icons/navigation.tsx'
import { useKitWords } from '../words.tsx'
import { IconButton } from './icon-button.tsx'

/** What stands above a row: its title, and what belongs beside it. */
export function RowHeader({ title, children }: { title: ReactNode; children?: ReactNode }): ReactNode {
  return (
    <header className="mb-3 flex items-center gap-3">
      <h2 className="min-w-0 flex-1 text-xl">{title}</h2>
      {children}
    </header>
  )
}

/**
 * A titled row of tiles that scrolls sideways. `tile` is a tile's width as CSS, so that a part of the next one shows
 * there is more; arrows move by the visible width and appear where there is a mouse and more than fits.
 */
export function RowScroller({
  title,
  aside,
  children,
  tiles,
  gap = 13,
  onEnd,
  className,
}: {
  title: ReactNode
  /** After the title: a link to all. */
  aside?: ReactNode
  /** One `li` per tile. */
  children: ReactNode
  /** Class that sets `--tile`, the width of one tile: `[--tile:9rem] lg:[--tile:calc((100%-65px)/6)]`. */
  tiles: string
  gap?: number | undefined
  /** The last view of tiles is coming: page further. */
  onEnd?: (() => void) | undefined
  className?: string | undefined
}): ReactNode {
  const words = useKitWords()
  const list = useRef<HTMLUListElement>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = list.current
    if (!element) return
    // Observed after layout: asking for a width at any other time would lay the page out once more.
    const sizes = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 4))
    const observe = (): void => {
      sizes.disconnect()
      sizes.observe(element)
      if (element.lastElementChild) sizes.observe(element.lastElementChild)
    }
    const tiles = new MutationObserver(observe)
    observe()
    tiles.observe(element, { childList: true })
    return () => {
      sizes.disconnect()
      tiles.disconnect()
    }
  }, [])
  const move = (way: 1 | -1): void => {
    const element = list.current
    if (!element) return
    const rtl = getComputedStyle(element).direction === 'rtl'
    const left = Math.abs(element.scrollLeft)
    if (way === 1 && left + 2 * element.clientWidth >= element.scrollWidth - 4) onEnd?.()
    element.scrollBy({ left: element.clientWidth * way * (rtl ? -1 : 1), behavior: 'smooth' })
  }
  return (
    <section className={classNames('min-w-0', className)}>
      <RowHeader title={title}>
        {aside}
        {(overflows || onEnd) && (
          <span className="hidden gap-1 pointer-fine:flex">
            <IconButton size="small" label={words.scrollBack} icon={<ChevronBackIcon />} onClick={() => move(-1)} />
            <IconButton
              size="small"
              label={words.scrollForward}
              icon={<ChevronForwardIcon />}
              onClick={() => move(1)}
            />
          </span>
        )}
      </RowHeader>
      <ul
        ref={list}
        className={classNames(
          '-mt-1 flex snap-x overflow-x-auto scroll-smooth pt-1 pb-1 scrollbar-none *:w-(--tile) *:shrink-0 *:snap-start',
          // Tiles beyond the window are not styled or laid out; their shadows and lifted edges are not cut off. The first
          // always are: they give the row its height, which would change for a frame whenever its tiles do.
          '*:nth-[n+7]:[content-visibility:auto] *:[overflow-clip-margin:1rem]',
          tiles,
        )}
        style={{ gap: `${gap}px` }}
      >
        {children}
      </ul>
    </section>
  )
}
