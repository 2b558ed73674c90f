import { useWords } from '@croupier/client/words/use-words.ts'
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import type { NetsTable } from './nets-table.ts'
import type { River } from './river.ts'
import { RiverCanvas } from './river-canvas.ts'
import { type Fish, fishAt } from './shoal.ts'

/** The river itself: a press on a fish throws a net at it. */
export function RiverView({ river, table }: { river: River; table: NetsTable }): ReactNode {
  const { t } = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const box = canvas.current
    if (!box) return undefined
    // For measuring how soon a game shows itself.
    const drawing = new RiverCanvas(box, river, () => void performance.mark('first-frame'))
    const observer = new ResizeObserver(() => drawing.resize())
    observer.observe(box)
    drawing.resize()
    return () => {
      observer.disconnect()
      drawing.close()
    }
  }, [river])

  const under = ({ nativeEvent: { offsetX, offsetY } }: PointerEvent): Fish | undefined =>
    fishAt(river.inSight(), offsetX, offsetY)
  const point = (fish: Fish | undefined): void => {
    river.pointAt(fish)
    if (canvas.current) canvas.current.style.cursor = fish ? 'pointer' : ''
  }
  return (
    <canvas
      ref={canvas}
      className="nets-water"
      onPointerMove={(event) => event.pointerType === 'mouse' && point(under(event))}
      onPointerLeave={() => point(undefined)}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        const fish = under(event)
        if (fish) table.press(fish)
        else river.ripple(event.nativeEvent.offsetX, event.nativeEvent.offsetY)
      }}
    >
      {t('play-delta-nets.river')}
    </canvas>
  )
}
