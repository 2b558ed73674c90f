import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Attempt, hostilities, type Hostility, type Target } from './hostile-sockets.ts'

const EACH = 8
/** Above the bound of connections of one address, from one address. */
const FROM_ONE_ADDRESS = 1_200
const FLOODS_EACH = 3
const PAUSE_MILLISECONDS = 200
/** How long one stays that was ended by the server, to see that its descriptor is not kept for it. */
const STAY_MILLISECONDS = 5_000
/** Then one that notices nothing, because it never reads, makes room for the next. */
const LIFE_MILLISECONDS = 150_000

type Means = Pick<Attempt, 'hello' | 'ticket'>

/** Hostile connections of every kind against every listener: each that is ended comes again, until the crowd stays or leaves. */
export class Crowd {
  readonly #targets: readonly Target[]
  readonly #means: Means
  readonly #open = new Set<Socket>()
  readonly #ended = new Map<string, number>()
  #isComing = true
  #opened = 0
  #flooded = 0

  constructor(targets: readonly Target[], means: Means) {
    this.#targets = targets
    this.#means = means
  }

  get opened(): number {
    return this.#opened
  }

  /** Connections that were opened only to be dropped again, at once or in their handshake. */
  get flooded(): number {
    return this.#flooded
  }

  /** How many connections the server has ended, by what they did. */
  get ended(): ReadonlyMap<string, number> {
    return this.#ended
  }

  come(): void {
    let address = 0
    for (const hostility of hostilities) {
      for (const target of this.#targets.filter(hostility.suits)) {
        address += 1
        for (let count = 0; count < EACH; count += 1) this.#keep(hostility, target, `127.1.${address % 256}.1`)
      }
    }
    const [silent, portal] = [hostilities[0]!, this.#targets[0]!]
    for (let count = 0; count < FROM_ONE_ADDRESS; count += 1) this.#keep(silent, portal, '127.2.0.1')
    for (const target of this.#targets) {
      for (let count = 0; count < FLOODS_EACH; count += 1) void this.#flood(target)
    }
  }

  /** Nobody comes any more, and nobody leaves. */
  stay(): void {
    this.#isComing = false
  }

  leave(): void {
    this.stay()
    for (const socket of this.#open) socket.destroy()
  }

  #keep(hostility: Hostility, target: Target, from: string): void {
    if (!this.#isComing) return
    const socket = hostility.open({ target, from, ...this.#means })
    this.#opened += 1
    this.#open.add(socket)
    const life = setTimeout(() => socket.destroy(), LIFE_MILLISECONDS)
    socket.resume().once('end', () => {
      this.#ended.set(hostility.name, (this.#ended.get(hostility.name) ?? 0) + 1)
      setTimeout(() => this.#isComing && socket.destroy(), STAY_MILLISECONDS)
    })
    socket.once('close', () => {
      clearTimeout(life)
      this.#open.delete(socket)
      setTimeout(() => this.#keep(hostility, target, from), PAUSE_MILLISECONDS)
    })
  }

  /** One after the other: the server answers the first message of a handshake, and that is all there is. */
  async #flood(target: Target): Promise<void> {
    while (this.#isComing) {
      const socket = connect({ host: '127.0.0.1', port: target.port, localAddress: '127.3.0.1' })
      this.#flooded += 1
      await new Promise<void>((resolve) => {
        socket.on('error', () => {}).once('close', () => resolve())
        socket.once('connect', () => {
          if (target.speaks === 'http') socket.resetAndDestroy()
          else socket.write(this.#means.hello)
        })
        socket.once('data', () => socket.resetAndDestroy())
      })
      // So that the other listeners' have their turn in this process too.
      await sleep(1)
    }
  }
}
