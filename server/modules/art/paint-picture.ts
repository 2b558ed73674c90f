import { ChromaSubsampling, Transformer } from '@napi-rs/image'
import { type RenderedImage, renderAsync } from '@resvg/resvg-js'
import { atOnce } from '../../platform/at-once.ts'
import { drawGame, type PictureNames } from './draw-game.ts'
import { drawMark } from './marks.ts'

/** Of 100. Below it the edges of what is drawn begin to ring; above it only bytes are added. */
const GAME_QUALITY = 35

/** Of 1 to 10. A slower one takes three times as long for the same bytes; a faster one draws soft tones in blocks. */
const GAME_SPEED = 8

const MARK_QUALITY = 75

/** Twice as wide as the largest place a mark has. */
const MARK_WIDTH = 96

/** Beyond this many, a caller is told to try again: some 20 s of work. */
const MOST_WAITING = 500

/** Some forty milliseconds of a processor each, beside the event loop: a catalogue that nobody has seen yet must not take them all. */
const inTurn = atOnce(1, MOST_WAITING)

async function render(svg: string, width: number): Promise<RenderedImage> {
  return renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
}

const packerOf = ({ pixels, width, height }: RenderedImage): Transformer =>
  Transformer.fromRgbaPixels(pixels, width, height)

/** A game's picture as AVIF, so many pixels wide and a third more high. @throws Refusal busy.try.again */
export function paintGame(names: PictureNames, width: number): Promise<Buffer> {
  return inTurn(async () =>
    packerOf(await render(drawGame(names), width)).avif({
      quality: GAME_QUALITY,
      speed: GAME_SPEED,
      chromaSubsampling: ChromaSubsampling.Yuv420,
    }),
  )
}

/** A studio's mark as WebP, clear at its corners. @throws Refusal busy.try.again */
export function paintMark(code: string): Promise<Buffer> {
  return inTurn(async () => packerOf(await render(drawMark(code), MARK_WIDTH)).webp(MARK_QUALITY))
}
