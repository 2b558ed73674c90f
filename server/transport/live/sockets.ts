import { liveCloseCodes } from '@croupier/api/live/live-message.ts'
import { forcedLogout } from '@croupier/api/live/forced-logout.ts'
import { audienceName, type TicketHolder } from '../../platform/live.ts'
import type { Delivery } from './stream.ts'

/** What of a WebSocket is used here. */
export interface Socket {
  readonly bufferedAmount: number
  readonly readyState: number
  send(text: string): void
  ping(): void
  close(code: number, reason?: string): void
  terminate(): void
}

interface Seat {
  readonly socket: Socket
  readonly holder: TicketHolder
  readonly audiences: Set<string>
  /** Of the audiences those it follows of its own accord. */
  readonly followed: Set<string>
  answersPings: boolean
}

const OPEN = 1
/** Sockets of one account on one process: tabs and devices; the oldest makes room. */
const PER_ACCOUNT = 8
/** Rooms one socket follows. */
const FOLLOWED_AT_ONCE = 4
/** A client this far behind reads nothing; it gets everything when it reconnects. */
const BUFFERED_BYTES = 256 * 1024
/** Sends between two breaths of the event loop, so that a broadcast to thousands does not hold up a bet. */
const SENDS_AT_ONCE = 500

function audiencesOf({ kind, accountId, sessionId }: TicketHolder): string[] {
  const own =
    kind === 'member'
      ? [audienceName({ to: 'member', id: accountId }), audienceName({ to: 'session', id: sessionId })]
      : [
          audienceName({ to: 'staff' }),
          audienceName({ to: 'operator', id: accountId }),
          audienceName({ to: 'operator-session', id: sessionId }),
        ]
  return [audienceName({ to: 'everyone' }), ...own]
}

/** The open sockets of one process, by audience. */
export class Sockets {
  readonly #seats = new Map<Socket, Seat>()
  readonly #byAudience = new Map<string, Set<Seat>>()

  get size(): number {
    return this.#seats.size
  }

  audiences(): string[] {
    return [...this.#byAudience.keys()]
  }

  holders(): TicketHolder[] {
    return [...this.#seats.values()].map((seat) => seat.holder)
  }

  add(socket: Socket, holder: TicketHolder): void {
    const seat: Seat = {
      socket,
      holder,
      audiences: new Set(audiencesOf(holder)),
      followed: new Set(),
      answersPings: true,
    }
    this.#seats.set(socket, seat)
    for (const audience of seat.audiences) this.#hear(seat, audience)
    const own = this.#byAudience.get(audienceName(accountAudience(holder)))!
    const [oldest] = own
    if (own.size > PER_ACCOUNT && oldest) this.#close(oldest, liveCloseCodes.replaced, 'replaced')
  }

  remove(socket: Socket): void {
    const seat = this.#seats.get(socket)
    if (!seat) return
    this.#seats.delete(socket)
    for (const audience of seat.audiences) this.#leave(seat, audience)
  }

  /** From now on the socket hears an audience; told as soon as nothing is missed. The one followed longest makes room. */
  follow(socket: Socket, audience: string): void {
    const seat = this.#seats.get(socket)
    if (!seat) return
    seat.followed.delete(audience)
    seat.followed.add(audience)
    seat.audiences.add(audience)
    this.#hear(seat, audience)
    const [oldest] = seat.followed
    if (seat.followed.size > FOLLOWED_AT_ONCE && oldest !== undefined) this.unfollow(socket, oldest)
    this.#send(seat, JSON.stringify({ followed: audience }))
  }

  unfollow(socket: Socket, audience: string): void {
    const seat = this.#seats.get(socket)
    if (!seat?.followed.delete(audience)) return
    seat.audiences.delete(audience)
    this.#leave(seat, audience)
  }

  #hear(seat: Seat, audience: string): void {
    let seats = this.#byAudience.get(audience)
    if (!seats) this.#byAudience.set(audience, (seats = new Set()))
    seats.add(seat)
  }

  #leave(seat: Seat, audience: string): void {
    const seats = this.#byAudience.get(audience)
    seats?.delete(seat)
    if (seats?.size === 0) this.#byAudience.delete(audience)
  }

  answered(socket: Socket): void {
    const seat = this.#seats.get(socket)
    if (seat) seat.answersPings = true
  }

  /** Ends those who left the last ping unanswered and asks the others again. */
  ping(): void {
    for (const seat of this.#seats.values()) {
      if (!seat.answersPings) {
        this.remove(seat.socket)
        seat.socket.terminate()
        continue
      }
      seat.answersPings = false
      seat.socket.ping()
    }
  }

  async deliver(deliveries: readonly Delivery[]): Promise<void> {
    let sent = 0
    for (const { audience, exceptSessionId, type, text } of deliveries) {
      for (const seat of this.#byAudience.get(audience) ?? []) {
        if (seat.holder.sessionId === exceptSessionId) continue
        this.#send(seat, text)
        if (type === forcedLogout.type) this.#close(seat, liveCloseCodes.sessionEnded, 'session ended')
        sent += 1
        if (sent % SENDS_AT_ONCE === 0) await new Promise(setImmediate)
      }
    }
  }

  closeAll(code: number, reason: string): void {
    for (const seat of this.#seats.values()) this.#close(seat, code, reason)
  }

  #send(seat: Seat, text: string): void {
    if (seat.socket.readyState !== OPEN) return
    if (seat.socket.bufferedAmount > BUFFERED_BYTES) {
      this.remove(seat.socket)
      seat.socket.terminate()
      return
    }
    seat.socket.send(text)
  }

  #close(seat: Seat, code: number, reason: string): void {
    this.remove(seat.socket)
    seat.socket.close(code, reason)
  }
}

function accountAudience({ kind, accountId }: TicketHolder) {
  return { to: kind === 'member' ? 'member' : 'operator', id: accountId } as const
}
