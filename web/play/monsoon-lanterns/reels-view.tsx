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
    async function attach(to: HTMLCanvasElement): Promise<void> {
      const drawn = await images
      if (isGone) return
      reels = new CanvasReels(to, drawn)
      reels.resize()
      observer.observe(to)
      table.attach(reels)
      // For measuring how soon a game shows itself.
      performance.mark('first-frame')
      // Before the first spin needs them.
      setTimeout(() => Object.values(drawn).forEach((image) => image.blurred), 50)
    }
    void attach(element)
    return () => {
      isGone = true
      observer.disconnect()
      reels?.close()
    }
  }, [images, table])
  return (
    <canvas ref={canvas} className="block size-full" onPointerDown={() => table.press()}>
      {t('play-monsoon-lanterns.reels')}
    </canvas>
  )
}
