import { baseStrips, freeStrips, slot, type Symbol } from '@croupier/games/monsoon-lanterns/tables.ts'
import type { Cell } from '@croupier/games/monsoon-lanterns/events.ts'
import { isMotionReduced } from '../shell/reduced-motion.ts'
import type { SymbolImages } from './symbols/symbol-images.ts'

const REELS = 5
const ROWS = slot.rows

/** Symbols a second, while a reel flies. */
const SPEED = { calm: 24, quick: 40 }
/** Milliseconds: the shortest flight of the first reel, between two landings, of one landing. */
const TIMES = { calm: { flight: 520, stagger: 170, landing: 460 }, quick: { flight: 150, stagger: 45, landing: 220 } }
const SLAM_MILLISECONDS = 160
/** How many symbols a landing takes; before it the reel is set to its place unseen, in full flight. */
const RUN_OUT = 4

export type Pace = keyof typeof SPEED
export type StripKind = 'base' | 'free'

/** What is lit on a board that stands: the cells of wins, and the path of one line. */
export interface Lit {
  readonly cells: readonly Cell[]
  /** Each as far as it pays. */
  readonly lines: readonly { readonly line: number; readonly count: number }[]
}

/** Where the reels are shown. The course of the game knows it by this alone. */
export interface SlotStage {
  /** A board that stands, at once. */
  show(kind: StripKind, stops: readonly number[]): void
  start(kind: StripKind, pace: Pace): void
  /** Resolves when the last reel stands; tells each that lands. */
  stop(stops: readonly number[], onLanded: (reel: number) => void): Promise<void>
  /** Lands what still flies, at once. */
  slam(): void
  light(lit: Lit | undefined): void
}

interface Reel {
  motion: 'still' | 'flying' | 'landing'
  /** Place on the strip of the top row; falls as the symbols come down. */
  position: number
  stop: number
  /** When this reel begins to land, and when it began. */
  landsAt: number
  landedFrom: number
  landingTime: number
}

/** Colours of the lines, by turns. */
const lineColours = ['#ffd477', '#7fe3c2', '#ff9a7a', '#8fd0ff', '#f5a3d0', '#d8f07a']

/** Ends where it began its overshoot: quick at first, a little too far, and back. */
function landed(share: number): number {
  const c = 0.7
  return 1 + (c + 1) * (share - 1) ** 3 + c * (share - 1) ** 2
}

/** The reels on a canvas. One frame after the other only while something moves. */
export class CanvasReels implements SlotStage {
  readonly #canvas: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D
  readonly #images: SymbolImages
  #strips: readonly (readonly Symbol[])[] = baseStrips
  #pace: Pace = 'calm'
  #startedAt = 0
  /** A press before it is known where to land: they land as soon as it is. */
  #isSlammed = false
  #lastFrame = 0
  #frame = 0
  #lit: Lit | undefined
  #litAt = 0
  #onLanded: (reel: number) => void = () => {}
  #onStopped: (() => void) | undefined
  readonly #reels: Reel[] = Array.from({ length: REELS }, () => ({
    motion: 'still',
    position: 0,
    stop: 0,
    landsAt: Infinity,
    landedFrom: 0,
    landingTime: 0,
  }))

  constructor(canvas: HTMLCanvasElement, images: SymbolImages) {
    const context = canvas.getContext('2d')
    if (!context) throw new Error('this browser draws no reels')
    this.#canvas = canvas
    this.#context = context
    this.#images = images
  }

  /** Fits the picture to its box; called whenever that changes. */
  resize(): void {
    const scale = Math.min(devicePixelRatio, 2)
    this.#canvas.width = Math.round(this.#canvas.clientWidth * scale)
    this.#canvas.height = Math.round(this.#canvas.clientHeight * scale)
    this.#draw(performance.now())
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
  }

  show(kind: StripKind, stops: readonly number[]): void {
    this.#strips = kind === 'base' ? baseStrips : freeStrips
    this.#lit = undefined
    for (const [index, reel] of this.#reels.entries()) {
      reel.motion = 'still'
      reel.stop = stops[index] ?? 0
      reel.position = reel.stop
    }
    this.#request()
  }

  start(kind: StripKind, pace: Pace): void {
    this.#strips = kind === 'base' ? baseStrips : freeStrips
    this.#pace = pace
    this.#isSlammed = false
    this.#lit = undefined
    this.#startedAt = performance.now()
    if (isMotionReduced()) return this.#request()
    for (const reel of this.#reels) {
      reel.motion = 'flying'
      reel.landsAt = Infinity
    }
    this.#request()
  }

  stop(stops: readonly number[], onLanded: (reel: number) => void): Promise<void> {
    if (isMotionReduced()) {
      this.show(this.#strips === baseStrips ? 'base' : 'free', stops)
      onLanded(REELS - 1)
      return Promise.resolve()
    }
    const { flight, stagger, landing } = TIMES[this.#pace]
    const now = performance.now()
    const first = Math.max(this.#startedAt + flight, now)
    for (const [index, reel] of this.#reels.entries()) {
      reel.stop = stops[index] ?? 0
      reel.landsAt = this.#isSlammed ? now : first + index * stagger
      reel.landingTime = this.#isSlammed ? SLAM_MILLISECONDS : landing
    }
    this.#onLanded = onLanded
    this.#request()
    return new Promise((resolve) => {
      this.#onStopped = resolve
    })
  }

  slam(): void {
    this.#isSlammed = true
    const now = performance.now()
    for (const reel of this.#reels) {
      if (reel.motion !== 'flying' || reel.landsAt === Infinity) continue
      reel.landsAt = now
      reel.landingTime = SLAM_MILLISECONDS
    }
  }

  light(lit: Lit | undefined): void {
    this.#lit = lit
    this.#litAt = performance.now()
    this.#request()
  }

  #request(): void {
    if (this.#frame !== 0) return
    this.#lastFrame = performance.now()
    this.#frame = requestAnimationFrame((now) => this.#step(now))
  }

  #step(now: number): void {
    this.#frame = 0
    // A tab that slept must not fly a thousand symbols at once.
    const passed = Math.min(Math.max(now - this.#lastFrame, 0), 50) / 1000
    this.#lastFrame = now
    for (const [index, reel] of this.#reels.entries()) this.#move(reel, index, now, passed)
    this.#draw(now)
    const isMoving = this.#reels.some(({ motion }) => motion !== 'still')
    if (!isMoving && this.#onStopped) {
      const resolve = this.#onStopped
      this.#onStopped = undefined
      resolve()
    }
    const isPulsing = this.#lit !== undefined && !isMotionReduced()
    if (isMoving || isPulsing) this.#frame = requestAnimationFrame((next) => this.#step(next))
  }

  #move(reel: Reel, index: number, now: number, passed: number): void {
    if (reel.motion === 'flying') {
      if (now >= reel.landsAt) {
        reel.motion = 'landing'
        reel.landedFrom = now
        reel.position = reel.stop + RUN_OUT
      } else {
        const speedUp = Math.min((now - this.#startedAt) / 140, 1)
        reel.position -= SPEED[this.#pace] * speedUp * passed
      }
    }
    if (reel.motion === 'landing') {
      const share = Math.min((now - reel.landedFrom) / reel.landingTime, 1)
      reel.position = reel.stop + RUN_OUT * (1 - landed(share))
      if (share === 1) {
        reel.motion = 'still'
        reel.position = reel.stop
        this.#onLanded(index)
      }
    }
  }

  #draw(now: number): void {
    const { width, height } = this.#canvas
    const context = this.#context
    if (width === 0) return
    context.clearRect(0, 0, width, height)
    const cell = { width: width / REELS, height: height / ROWS }
    const isLit = this.#lit !== undefined && this.#lit.cells.length > 0
    for (const [index, reel] of this.#reels.entries()) this.#drawReel(reel, index, cell, isLit)
    if (isLit && this.#lit) this.#drawWins(this.#lit, cell, now)
  }

  #drawReel(reel: Reel, index: number, cell: { width: number; height: number }, isDimmed: boolean): void {
    const context = this.#context
    const strip = this.#strips[index] ?? []
    const isFlying = reel.motion === 'flying' || (reel.motion === 'landing' && reel.position - reel.stop > RUN_OUT / 2)
    const top = Math.floor(reel.position)
    context.save()
    context.beginPath()
    context.rect(index * cell.width, 0, cell.width, cell.height * ROWS)
    context.clip()
    context.globalAlpha = isDimmed ? 0.34 : 1
    for (let row = -1; row <= ROWS; row += 1) {
      const place = (((top + row) % strip.length) + strip.length) % strip.length
      const symbol = strip[place]
      if (!symbol) continue
      const picture = this.#images[symbol][isFlying ? 'blurred' : 'sharp']
      this.#put(picture, index, row - (reel.position - top), cell, 1)
    }
    context.restore()
  }

  #put(
    picture: CanvasImageSource,
    reel: number,
    row: number,
    cell: { width: number; height: number },
    grow: number,
  ): void {
    // Where the rows stand apart, a symbol may reach a little over its reel.
    const side = Math.min(cell.width * 1.1, cell.height * 0.96, Math.max(cell.width, cell.height) * 0.96) * grow
    const x = (reel + 0.5) * cell.width - side / 2
    const y = (row + 0.5) * cell.height - side / 2
    this.#context.drawImage(picture, x, y, side, side)
  }

  #drawWins({ cells, lines }: Lit, cell: { width: number; height: number }, now: number): void {
    const context = this.#context
    const beat = isMotionReduced() ? 1 : Math.sin((now - this.#litAt) / 190)
    const thick = Math.max(cell.height / 22, 3)
    context.save()
    context.lineJoin = 'round'
    context.lineCap = 'round'
    for (const { line, count } of lines) {
      const rows = slot.lines[line]?.slice(0, count) ?? []
      context.beginPath()
      context.moveTo(0, ((rows[0] ?? 0) + 0.5) * cell.height)
      for (const [reel, row] of rows.entries()) context.lineTo((reel + 0.5) * cell.width, (row + 0.5) * cell.height)
      context.strokeStyle = 'rgb(20 8 2 / 0.7)'
      context.lineWidth = thick * 1.9
      context.stroke()
      context.strokeStyle = lineColours[line % lineColours.length] ?? '#ffd477'
      context.lineWidth = thick
      context.shadowColor = context.strokeStyle
      context.shadowBlur = thick * 3
      context.stroke()
      context.shadowBlur = 0
    }
    for (const { reel, row } of cells) {
      const inset = cell.width * 0.035
      context.beginPath()
      context.roundRect(
        reel * cell.width + inset,
        row * cell.height + inset,
        cell.width - 2 * inset,
        cell.height - 2 * inset,
        cell.width * 0.1,
      )
      const glow = context.createRadialGradient(
        (reel + 0.5) * cell.width,
        (row + 0.5) * cell.height,
        0,
        (reel + 0.5) * cell.width,
        (row + 0.5) * cell.height,
        cell.width * 0.7,
      )
      glow.addColorStop(0, 'rgb(96 46 12)')
      glow.addColorStop(1, 'rgb(30 13 8)')
      context.fillStyle = glow
      context.fill()
      context.lineWidth = thick * 0.7
      context.strokeStyle = '#ffd98a'
      context.shadowColor = '#ffb347'
      context.shadowBlur = thick * (2.5 + beat)
      context.stroke()
      context.shadowBlur = 0
      const strip = this.#strips[reel] ?? []
      const symbol = strip[((this.#reels[reel]?.stop ?? 0) + row) % strip.length]
      if (symbol) this.#put(this.#images[symbol].sharp, reel, row, cell, 1.02 + beat * 0.035)
    }
    context.restore()
  }
}
