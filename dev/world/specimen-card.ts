import { pngOf } from '../testing/picture.ts'

const WIDTH = 640
const HEIGHT = 404

type Colour = readonly [red: number, green: number, blue: number]

const paper: Colour = [226, 232, 226]
const band: Colour = [34, 84, 74]
const ink: Colour = [70, 84, 82]
const face: Colour = [160, 150, 136]

/** What stands at a point of a card that is nobody's: a band, a face and lines in front, a strip and lines on the back. */
function colourAt(side: 'front' | 'back', x: number, y: number): Colour {
  if (y < 70) return band
  const isLine = y % 46 < 12 && y > 110 && y < 330
  if (side === 'back') return y > 330 ? ink : isLine && x > 50 && x < 590 ? ink : paper
  if (Math.hypot(x - 125, y - 180) < 48 || Math.hypot(x - 125, y - 330) < 85) return face
  return isLine && x > 250 && x < 590 - (y % 5) * 30 ? ink : paper
}

/** A picture of a card that is nobody's, in base64: documents of the demo look like some, and name no one. */
export function specimenCard(side: 'front' | 'back'): string {
  const points = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) points.set(colourAt(side, x, y), (y * WIDTH + x) * 3)
  }
  return pngOf([WIDTH, HEIGHT], 3, points).toString('base64')
}
