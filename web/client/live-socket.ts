import { type AnyLiveFrame, readLiveFrame } from '@croupier/api/live/all.ts'
import { attachSocket, detachSocket, hearFollowed } from './live-following.ts'
import { liveCloseCodes } from '@croupier/api/live/live-message.ts'

export interface LiveSocketOptions {
  /** A ticket for one socket, asked for each time. */
  ticket(): Promise<string>
  onFrame(frame: AnyLiveFrame): void
  /** A socket is open, the first or one after a loss: what was read before may be older than what was pushed meanwhile. */
  onOpen(): void
}

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000
/** How many numbers of messages are kept to recognise a repeated one. One repeated after that only makes pages read again. */
const REMEMBERED = 500

/**
 * A socket that comes back. Pauses grow from one second to thirty and are shaken, so that a restarted server is not
 * met by everyone at once. A message seen before is dropped by its `seq`, and no other one: messages come in the order in which
 * their facts were committed, and what was written first may be committed last. Returns what ends it.
 */
export function openLiveSocket({ ticket, onFrame, onOpen }: LiveSocketOptions): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEnded = false
  let failures = 0
  const seen = new Set<number>()

  const later = (): void => {
    if (isEnded) return
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + Math.random() / 2)
    failures += 1
    timer = setTimeout(() => void connect(), pause)
  }

  async function connect(): Promise<void> {
    let given: string
    try {
      given = await ticket()
    } catch {
      return later()
    }
    if (isEnded) return
    const address = new URL(`/ws?ticket=${encodeURIComponent(given)}`, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const opened = new WebSocket(address)
    socket = opened
    opened.addEventListener('open', () => {
      failures = 0
      attachSocket(opened)
      onOpen()
    })
    opened.addEventListener('message', (event) => {
      const text = String(event.data)
      if (hearFollowed(text)) return
      const frame = readLiveFrame(text)
      if (!frame || seen.has(frame.seq)) return
      seen.add(frame.seq)
      const [oldest] = seen
      if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest)
      onFrame(frame)
    })
    opened.addEventListener('close', ({ code }) => {
      detachSocket(opened)
      if (code !== liveCloseCodes.sessionEnded && code !== liveCloseCodes.replaced) later()
    })
  }

  void connect()
  return () => {
    isEnded = true
    clearTimeout(timer)
    socket?.close()
  }
}
