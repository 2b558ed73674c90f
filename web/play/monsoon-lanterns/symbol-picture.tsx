import type { Symbol } from '@croupier/games/monsoon-lanterns/tables.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import type { SymbolImages } from './symbols/symbol-images.ts'

/** A symbol as it stands on the reels, small. */
export function SymbolPicture({
  images,
  symbol,
  label,
}: {
  images: SymbolImages
  symbol: Symbol
  label: string
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(images[symbol].sharp, 0, 0, 144, 144)
  }, [images, symbol])
  return (
    <canvas ref={canvas} width={144} height={144} className="size-18 shrink-0">
      {label}
    </canvas>
  )
}
