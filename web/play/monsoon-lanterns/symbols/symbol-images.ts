import type { Symbol } from '@croupier/games/monsoon-lanterns/tables.ts'
import { boat } from './boat.ts'
import { kingfisher } from './kingfisher.ts'
import { lantern } from './lantern.ts'
import { lotus } from './lotus.ts'
import { scatter } from './scatter.ts'
import { tiger } from './tiger.ts'
import { letters, tile } from './tiles.ts'
import { wild } from './wild.ts'

const pictures: Readonly<Record<Symbol, string>> = {
  wild,
  scatter,
  tiger,
  boat,
  lantern,
  kingfisher,
  lotus,
  ...(Object.fromEntries(letters.map((letter) => [letter, tile(letter)])) as Record<(typeof letters)[number], string>),
}

/** What is lettered over a picture: the words stay as they are in every language, as on any machine of its kind. */
const lettering: Readonly<Partial<Record<Symbol, { text: string; size: number; y: number }>>> = {
  wild: { text: 'WILD', size: 34, y: 152 },
  scatter: { text: 'SCATTER', size: 23, y: 175.5 },
  A: { text: 'A', size: 108, y: 104 },
  K: { text: 'K', size: 104, y: 104 },
  Q: { text: 'Q', size: 104, y: 100 },
  J: { text: 'J', size: 104, y: 101 },
  '10': { text: '10', size: 92, y: 104 },
}

const FACE = '"Literata Variable", Georgia, serif'
/** Pixels of a picture’s side: sharp on a phone of three pixels to the point. */
const SIDE = 288
const SCALE = SIDE / 200

export type Picture = OffscreenCanvas
export interface SymbolImage {
  readonly sharp: Picture
  /** As it flies by. Made when it is first asked for: the game is seen before anything flies. */
  readonly blurred: Picture
}

export type SymbolImages = Readonly<Record<Symbol, SymbolImage>>

async function drawn(source: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  return context
}

function letter(context: OffscreenCanvasRenderingContext2D, symbol: Symbol): void {
  const words = lettering[symbol]
  if (!words) return
  context.save()
  context.scale(SCALE, SCALE)
  context.font = `800 ${words.size}px ${FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  if (words.text.length > 2) context.letterSpacing = '1.5px'
  const gold = context.createLinearGradient(0, words.y - words.size / 2, 0, words.y + words.size / 2)
  gold.addColorStop(0, '#fffbe8')
  gold.addColorStop(0.45, '#ffdb8a')
  gold.addColorStop(0.55, '#d8993a')
  gold.addColorStop(1, '#fff0c0')
  context.shadowColor = 'rgb(0 0 0 / 0.65)'
  context.shadowBlur = 6
  context.shadowOffsetY = 4
  context.lineJoin = 'round'
  context.lineWidth = words.size / 14
  context.strokeStyle = '#3a1606'
  context.strokeText(words.text, 100, words.y)
  context.shadowColor = 'transparent'
  context.fillStyle = gold
  context.fillText(words.text, 100, words.y)
  context.restore()
}

/** The same picture as it flies by: smeared along the reel, once, so that a spin costs no filter. */
function smeared(sharp: Picture): Picture {
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const context = contextOf(canvas)
  const steps = 17
  context.globalAlpha = 2.2 / steps
  for (let step = 0; step < steps; step += 1) context.drawImage(sharp, 0, (step - (steps - 1) / 2) * (SIDE / 68))
  return canvas
}

/** Draws every symbol once, from the pictures in code. */
export async function drawSymbols(): Promise<SymbolImages> {
  // The letters wait for their face, but not forever.
  const face = document.fonts.load(`800 100px ${FACE}`, 'AKQJ10WILDSCATTER').catch(() => undefined)
  await Promise.race([face, new Promise((resolve) => setTimeout(resolve, 800))])
  const entries = await Promise.all(
    (Object.entries(pictures) as [Symbol, string][]).map(async ([symbol, source]) => {
      const sharp = new OffscreenCanvas(SIDE, SIDE)
      const context = contextOf(sharp)
      context.drawImage(await drawn(source), 0, 0, SIDE, SIDE)
      letter(context, symbol)
      let blurred: Picture | undefined
      const image: SymbolImage = {
        sharp,
        get blurred() {
          blurred ??= smeared(sharp)
          return blurred
        },
      }
      return [symbol, image] as const
    }),
  )
  return Object.fromEntries(entries) as unknown as SymbolImages
}
