import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followLive } from './live-following.ts'
import { openLiveSocket } from './live-socket.ts'

class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = []
  readonly address: string

  constructor(address: URL) {
    super()
    this.address = String(address)
    FakeSocket.opened.push(this)
  }

  readonly sent: string[] = []

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {}

  say(seq: number, available: string): void {
    const payload = { currency: 'BDT', available, ledgerSeq: '7' }
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type: 'balance', seq, at: 1, payload }) }))
  }

  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

const seen: string[] = []
let opens = 0

function open(ticket: () => Promise<string> = async () => 'ticket-1'): () => void {
  return openLiveSocket({
    ticket,
    onFrame: (frame) => frame.type === 'balance' && seen.push(frame.payload.available),
    onOpen: () => (opens += 1),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'https://portal.test/rng' })
  FakeSocket.opened = []
  seen.length = 0
  opens = 0
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[G-02] opens a socket with its ticket and drops a message it has seen', async () => {
  open()
  await vi.advanceTimersByTimeAsync(0)
  const [socket] = FakeSocket.opened

  expect(socket?.address).toBe('wss://portal.test/ws?ticket=ticket-1')
  socket?.say(5, '10.00')
  socket?.say(5, '10.00')
  socket?.say(6, '12.00')
  socket?.say(5, '10.00')
  expect(seen).toEqual(['10.00', '12.00'])
})

it('[G-02] passes on what was written before another message and committed after it', async () => {
  open()
  await vi.advanceTimersByTimeAsync(0)
  const [socket] = FakeSocket.opened

  socket?.say(6, '12.00')
  socket?.say(4, '9.00')
  socket?.say(5, '10.00')
  expect(seen).toEqual(['12.00', '9.00', '10.00'])
})

it('[G-02] drops what it has seen when another server process tells it again after a lost connection', async () => {
  open()
  await vi.advanceTimersByTimeAsync(0)
  FakeSocket.opened[0]?.say(6, '12.00')
  FakeSocket.opened[0]?.end(1006)
  await vi.advanceTimersByTimeAsync(1000)

  FakeSocket.opened[1]?.say(6, '12.00')
  FakeSocket.opened[1]?.say(7, '13.00')
  expect(seen).toEqual(['12.00', '13.00'])
})

it('says each time that it is open, also with a new ticket after a lost connection', async () => {
  let tickets = 0
  open(async () => `ticket-${(tickets += 1)}`)
  await vi.advanceTimersByTimeAsync(0)
  FakeSocket.opened[0]?.dispatchEvent(new Event('open'))
  expect(opens).toBe(1)
  FakeSocket.opened[0]?.end(1006)
  await vi.advanceTimersByTimeAsync(1000)

  expect(FakeSocket.opened[1]?.address).toContain('ticket-2')
  FakeSocket.opened[1]?.dispatchEvent(new Event('open'))
  expect(opens).toBe(2)
})

it('stays away after the session ended', async () => {
  open()
  await vi.advanceTimersByTimeAsync(0)
  FakeSocket.opened[0]?.end(4001)
  await vi.advanceTimersByTimeAsync(120_000)

  expect(FakeSocket.opened).toHaveLength(1)
})

it('asks again for a ticket that could not be had', async () => {
  let asks = 0
  const stop = open(async () => {
    asks += 1
    throw new Error('busy')
  })
  await vi.advanceTimersByTimeAsync(10_000)
  stop()

  expect(asks).toBeGreaterThan(2)
  const before = asks
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asks).toBe(before)
})

it('[G-02] keeps following over the socket it has while an old one takes its time to close', async () => {
  const end = open()
  await vi.advanceTimersByTimeAsync(0)
  const [old] = FakeSocket.opened
  old?.dispatchEvent(new Event('open'))
  end()
  open()
  await vi.advanceTimersByTimeAsync(0)
  const next = FakeSocket.opened[1]
  next?.dispatchEvent(new Event('open'))
  old?.end(1006)

  followLive('room', { onFrame: () => undefined, onFollowed: () => undefined })

  expect(next?.sent).toEqual(['{"follow":"room"}'])
})
