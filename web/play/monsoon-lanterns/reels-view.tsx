import { useWords } from '@croupier/client/words/use-words.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { CanvasReels } from './reel-stage.ts'
import type { SlotTable } from './slot-table.ts'
import type { SymbolImages } from './symbols/symbol-images.ts'

/** The canvas the reels are drawn on, as large as its box. */
export function ReelsView({ table, images }: { table: SlotTable; images: Promise<SymbolImages> }): ReactNode {
  const { t } = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isGone = false
    let reels: CanvasReels | undefined
    const observer = new ResizeObserver(() => reels?.resize())
    void images.then((drawn) => {
      if (isGone) return
      reels = new CanvasReels(element, drawn)
      reels.resize()
      observer.observe(element)
      table.attach(reels)
      // For measuring how soon a game shows itself.
      performance.mark('first-frame')
    })
    return () => {
      isGone = true
      observer.disconnect()
      reels?.close()
    }
  }, [images, table])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('play-monsoon-lanterns.reels')}
      className="block size-full"
      onPointerDown={() => table.press()}
    />
  )
}
