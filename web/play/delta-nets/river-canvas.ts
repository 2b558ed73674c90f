import { allSpecies, type Species } from '@croupier/games/delta-nets/tables.ts'
import { isMotionReduced } from '../shell/reduced-motion.ts'
import { looks, paintAll, type Painted, type Paintings } from './art/pictures.ts'
import { type Cast, FLIGHT_MILLISECONDS, HAUL_MILLISECONDS, type River, SINK_MILLISECONDS } from './river.ts'
import { type Fish, habits, scaleIn, STILL_MILLISECONDS } from './shoal.ts'

/** A phone has no more pixels to fill than this, sixty times a second. */
const MOST_PIXELS = 1_700_000
/** A winding body is drawn in so many slices. */
const SLICES = 12
const MOST_SLICES = 28
const BOAT_WIDTH = 150
/** Standing still, a look now and then is enough. */
const STILL_LOOK_MILLISECONDS = 250
const FACE = '"Literata Variable", Georgia, serif'

interface Place {
  x: number
  y: number
}

/** Quick at first, then slow. */
const eased = (share: number) => 1 - (1 - Math.min(Math.max(share, 0), 1)) ** 3

/** The river on a canvas: one frame after the other while it is in sight. */
export class RiverCanvas {
  readonly #canvas: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D
  readonly #river: River
  #paintings: Paintings | undefined
  #paintedFor = 0
  #painting = false
  #ratio = 1
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #onSeen: (() => void) | undefined

  constructor(canvas: HTMLCanvasElement, river: River, onSeen: () => void) {
    const context = canvas.getContext('2d')
    if (!context) throw new Error('this browser draws no river')
    this.#canvas = canvas
    this.#context = context
    this.#river = river
    this.#onSeen = onSeen
    river.onChange = () => this.#request()
  }

  /** Fits the picture to its box; called whenever that changes. */
  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas
    if (width === 0 || height === 0) return
    const most = Math.sqrt(MOST_PIXELS / (width * height))
    this.#ratio = Math.min(devicePixelRatio, 2, Math.max(most, 1))
    this.#canvas.width = Math.round(width * this.#ratio)
    this.#canvas.height = Math.round(height * this.#ratio)
    this.#river.water = { width, height }
    void this.#paint()
    this.#request()
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
    this.#river.onChange = () => {}
  }

  /** Paints everything in the size it is shown in, again only where that has become another. */
  async #paint(): Promise<void> {
    const scale = scaleIn(this.#river.water) * this.#ratio
    if (this.#painting || Math.abs(scale / (this.#paintedFor || 9) - 1) < 0.12) return
    this.#painting = true
    this.#paintedFor = scale
    const widths = Object.fromEntries(allSpecies.map((species) => [species, habits[species].length * scale * 1.1]))
    this.#paintings = await paintAll(widths as Record<Species, number>, BOAT_WIDTH * scale * 1.1)
    this.#painting = false
    this.#request()
    void this.#paint()
  }

  #request(): void {
    if (isMotionReduced() && this.#river.casts.length === 0) {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#request(), STILL_LOOK_MILLISECONDS)
    }
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame((now) => {
      this.#draw(now)
      if (!isMotionReduced() || this.#river.casts.length > 0) this.#request()
    })
  }

  #draw(now: number): void {
    const context = this.#context
    const { width, height } = this.#river.water
    const paintings = this.#paintings
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0)
    context.clearRect(0, 0, width, height)
    this.#river.tidy(now)
    if (!paintings) return
    const today = Date.now()
    this.#river.onLook()
    const shoal = this.#river.shoal(today)
    const presence = this.#presence(today)
    for (const fish of shoal) {
      const risen = this.#river.presence(fish.key, today)
      context.globalAlpha = presence * risen
      this.#drawFish(fish, paintings.fish[fish.species], now, 0.7 + 0.3 * risen)
    }
    context.globalAlpha = 1
    this.#drawMark(shoal, now)
    const boat = this.#boatPlace()
    for (const cast of this.#river.casts) this.#drawCast(cast, shoal, paintings, boat, now)
    this.#drawBoat(paintings.boat, boat, now)
    for (const { x, y, began } of this.#river.ripples) this.#drawRipple(x, y, (now - began) / 700)
    this.#onSeen?.()
    this.#onSeen = undefined
  }

  /** Those that stand still come and go slowly when they change places. */
  #presence(today: number): number {
    if (!isMotionReduced() || this.#river.guest) return 1
    const since = today % STILL_MILLISECONDS
    return Math.min(1, since / 900, (STILL_MILLISECONDS - since) / 900)
  }

  #boatPlace(): Place {
    const { width, height } = this.#river.water
    return { x: width / 2, y: height - 34 * scaleIn(this.#river.water) }
  }

  #drawBoat([painted]: Painted, { x, y }: Place, now: number): void {
    if (!painted) return
    const wide = BOAT_WIDTH * scaleIn(this.#river.water)
    const high = wide / 2
    const rock = isMotionReduced() ? 0 : Math.sin(now / 900) * 0.025
    this.#context.save()
    this.#context.translate(x, y)
    this.#context.rotate(rock)
    this.#context.drawImage(painted, -wide / 2, -high / 2, wide, high)
    this.#context.restore()
  }

  #drawFish(fish: Fish, painted: Painted, now: number, size = 1): void {
    const context = this.#context
    const [first, second] = painted
    if (!first) return
    const still = isMotionReduced()
    const wide = fish.length * size
    // Each at a time of its own, the small ones quicker.
    const beat = still
      ? 0
      : now / (90 + fish.length * 1.1) + fish.key.length * 7 + (fish.key.codePointAt(fish.key.length - 1) ?? 0)
    context.save()
    context.translate(fish.x, fish.y)
    context.scale(fish.heading, 1)
    context.rotate(fish.tilt)
    if (looks[fish.species].motion === 'row') {
      const high = (wide * first.height) / first.width
      const row = still ? 1 : 0.9 + Math.sin(beat * 0.7) * 0.1
      const roll = fish.species === 'crab' ? Math.sin(beat * 2) * 0.05 : 0
      context.rotate(still ? 0 : roll)
      context.drawImage(first, -wide / 2, (-high * row) / 2, wide, high * row)
      if (second) context.drawImage(second, -wide / 2, -high / 2, wide, high)
    } else this.#wind(first, wide, beat, fish.species === 'dragon' ? 0.085 : 0.05)
    context.restore()
  }

  /** A body in slices, each a little lower or higher than the one before: the tail most, the head hardly. */
  #wind(painted: OffscreenCanvas, wide: number, beat: number, strength: number): void {
    const high = (wide * painted.height) / painted.width
    const slices = Math.min(Math.max(Math.round(wide / 12), SLICES), MOST_SLICES)
    const slice = painted.width / slices
    for (let at = 0; at < slices; at += 1) {
      const back = 1 - (at + 0.5) / slices
      const off = beat === 0 ? 0 : Math.sin(beat + back * 4.2) * wide * strength * back ** 1.6
      // A slice overlaps the next by a hair, so that no line is seen between them.
      const width = Math.min(slice + 1, painted.width - at * slice)
      this.#context.drawImage(
        painted,
        at * slice,
        0,
        width,
        painted.height,
        -wide / 2 + (at * wide) / slices,
        -high / 2 + off,
        (width / painted.width) * wide,
        high,
      )
    }
  }

  #drawMark(shoal: readonly Fish[], now: number): void {
    const { marked, pointed } = this.#river
    const turn = isMotionReduced() ? 0 : now / 1_400
    for (const fish of shoal) {
      if (fish.key !== marked && fish.key !== pointed) continue
      const context = this.#context
      context.save()
      context.translate(fish.x, fish.y)
      const [rx, ry] = [fish.length / 2 + 10, fish.height / 2 + 10]
      context.lineWidth = fish.key === marked ? 2.5 : 1.5
      context.strokeStyle = fish.key === marked ? 'rgb(255 214 120 / 0.95)' : 'rgb(255 244 214 / 0.5)'
      context.setLineDash([14, 10])
      context.lineDashOffset = -turn * 24
      context.beginPath()
      context.ellipse(0, 0, rx, ry, 0, 0, Math.PI * 2)
      context.stroke()
      if (fish.key === marked) {
        context.setLineDash([])
        context.fillStyle = '#ffd678'
        for (const side of [-1, 1]) {
          context.beginPath()
          context.moveTo(side * (rx + 4), 0)
          context.lineTo(side * (rx + 14), -7)
          context.lineTo(side * (rx + 14), 7)
          context.fill()
        }
      }
      context.restore()
    }
  }

  #drawCast(cast: Cast, shoal: readonly Fish[], paintings: Paintings, boat: Place, now: number): void {
    const fish = shoal.find(({ key }) => key === cast.fish.key) ?? cast.fish
    const radius = Math.max(fish.length * 0.42, 26) * (0.85 + cast.level * 0.35)
    if (cast.landed) {
      const { at, landing } = cast.landed
      const since = now - at
      if (landing.kind === 'caught') this.#drawHaul(cast, paintings, boat, since / HAUL_MILLISECONDS, radius, landing)
      else {
        const share = Math.min(since / SINK_MILLISECONDS, 1)
        const sunk = isMotionReduced() ? 0 : share * 40
        this.#drawNet({ x: cast.fish.x, y: cast.fish.y + sunk }, radius * (1 - share * 0.25), 1 - share, cast.level)
      }
      return
    }
    const share = isMotionReduced() ? 1 : eased((now - cast.began) / FLIGHT_MILLISECONDS)
    // Where the fish swims on, the net swims with it until it is known what came of it.
    Object.assign(cast, { fish })
    const place = {
      x: boat.x + (fish.x - boat.x) * share,
      y: boat.y - 30 + (fish.y - boat.y + 30) * share - Math.sin(share * Math.PI) * 46,
    }
    const waiting = share < 1 || isMotionReduced() ? 0 : Math.sin((now - cast.began) / 130) * 0.04
    this.#drawNet(place, radius * (0.25 + 0.75 * share + waiting), 1, cast.level)
  }

  /** The net closes, the fish is drawn to the boat, and over it stands what it pays. */
  #drawHaul(
    { fish, level }: Cast,
    { fish: painted }: Paintings,
    boat: Place,
    share: number,
    radius: number,
    { pays, paid }: { readonly pays: number; readonly paid: string },
  ): void {
    const context = this.#context
    const still = isMotionReduced()
    const pull = still ? 0 : eased((share - 0.3) / 0.7)
    const size = 1 - pull * 0.75
    const place = { x: fish.x + (boat.x - fish.x) * pull, y: fish.y + (boat.y - fish.y) * pull }
    context.globalAlpha = 1 - Math.max(share - 0.75, 0) * 4
    this.#drawFish({ ...fish, ...place, tilt: 0 }, painted[fish.species], still ? 0 : performance.now() * 2, size)
    this.#drawNet(place, radius * size * (1 - 0.18 * Math.min(share * 3, 1)), context.globalAlpha, level)
    this.#drawSparks(fish, still ? 1 : share)
    if (paid === '') {
      context.globalAlpha = 1
      return
    }
    const big = pays >= 100 ? 46 : pays >= 20 ? 36 : 26
    const rise = still ? 30 : 20 + eased(share) * 34
    context.globalAlpha = share > 0.8 ? (1 - share) * 5 : 1
    context.textAlign = 'center'
    context.direction = 'ltr'
    const x = Math.min(Math.max(fish.x, 70), this.#river.water.width - 70)
    const y = Math.max(fish.y - rise, big + 26)
    this.#letter(paid, x, y, big * 0.62, '#fff6dc')
    this.#letter(`${pays}×`, x, y - big * 0.72, big, '#ffd678')
    context.globalAlpha = 1
  }

  #letter(text: string, x: number, y: number, size: number, colour: string): void {
    const context = this.#context
    context.font = `800 ${size}px ${FACE}`
    context.lineJoin = 'round'
    context.lineWidth = size / 5
    context.strokeStyle = 'rgb(5 28 38 / 0.85)'
    context.strokeText(text, x, y)
    context.fillStyle = colour
    context.fillText(text, x, y)
  }

  #drawSparks({ x, y, length }: Fish, share: number): void {
    const context = this.#context
    context.fillStyle = '#ffe29a'
    for (let spark = 0; spark < 12; spark += 1) {
      const turn = (spark / 12) * Math.PI * 2
      const far = (length * 0.3 + 18) * (0.4 + eased(share))
      context.globalAlpha = Math.max(1 - share * 1.2, 0)
      context.beginPath()
      context.arc(x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.8, 3.2 * (1 - share * 0.6), 0, Math.PI * 2)
      context.fill()
    }
  }

  /** A cast net from above: a rim with weights, and meshes. */
  #drawNet({ x, y }: Place, radius: number, presence: number, level: number): void {
    const context = this.#context
    const gold = level > 0.65 ? '255 208 110' : level > 0.3 ? '244 226 178' : '222 240 236'
    context.save()
    context.globalAlpha *= presence
    context.translate(x, y)
    context.strokeStyle = `rgb(${gold} / 0.75)`
    context.lineWidth = 1.3
    context.beginPath()
    for (let spoke = 0; spoke < 12; spoke += 1) {
      const turn = (spoke / 12) * Math.PI * 2
      context.moveTo(0, 0)
      context.lineTo(Math.cos(turn) * radius, Math.sin(turn) * radius)
    }
    for (const ring of [0.28, 0.52, 0.76]) {
      context.moveTo(radius * ring, 0)
      for (let knot = 1; knot <= 12; knot += 1) {
        const [turn, half] = [(knot / 12) * Math.PI * 2, ((knot - 0.5) / 12) * Math.PI * 2]
        const inner = radius * ring * 0.9
        context.quadraticCurveTo(
          Math.cos(half) * inner,
          Math.sin(half) * inner,
          Math.cos(turn) * radius * ring,
          Math.sin(turn) * radius * ring,
        )
      }
    }
    context.stroke()
    context.lineWidth = 2.4
    context.strokeStyle = `rgb(${gold} / 0.95)`
    context.beginPath()
    context.arc(0, 0, radius, 0, Math.PI * 2)
    context.stroke()
    context.fillStyle = `rgb(${gold})`
    for (let weight = 0; weight < 12; weight += 1) {
      const turn = (weight / 12) * Math.PI * 2
      context.beginPath()
      context.arc(Math.cos(turn) * radius, Math.sin(turn) * radius, 2.8, 0, Math.PI * 2)
      context.fill()
    }
    context.restore()
  }

  #drawRipple(x: number, y: number, share: number): void {
    if (share >= 1) return
    const context = this.#context
    context.strokeStyle = `rgb(220 244 240 / ${0.6 * (1 - share)})`
    context.lineWidth = 2
    context.beginPath()
    context.ellipse(x, y, 8 + share * 30, 5 + share * 18, 0, 0, Math.PI * 2)
    context.stroke()
  }
}
