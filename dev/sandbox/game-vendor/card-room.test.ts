import { expect, it, onTestFinished } from 'vitest'
import { Books } from './books.ts'
import { cardRoomAccount } from './account.ts'
import { CardRoom } from './card-room.ts'
import { gamesOf } from './games-on-sale.ts'
import { type Launch, Launches } from './launches.ts'
import type { Line } from './line.ts'
import type { WireCall } from './vendor-wire.ts'
import { openWire } from './wires.ts'

/** A house that takes everything, and keeps what it was told. */
function openRoom() {
  const calls: { route: string; body: any }[] = []
  const take = async ({ route, body }: WireCall) => {
    calls.push({ route, body: JSON.parse(body) })
    return { outcome: 'done', balance: '90.00' } as const
  }
  const line = { call: take, callUntilAnswered: take } as unknown as Line
  const wire = openWire(cardRoomAccount)
  const books = new Books()
  const room = new CardRoom({ wire, line, books })
  onTestFinished(() => room.close())
  const launches = new Launches()
  const game = gamesOf(cardRoomAccount.code)[0]!
  function sit(account: string, isDemo = false, at = isDemo ? 'courtyard' : 'two-chairs'): Launch | 'full' {
    const placed = room.place(at, isDemo, account)
    if (placed === undefined) return 'full'
    const seat = { account, currency: 'BDT', game: game.code }
    const more = { returnUrl: undefined, depositUrl: undefined, room: placed, locale: 'en' }
    const launch = launches.open({ vendor: cardRoomAccount.code, game, isDemo, seat, ...more })
    room.sit(launch)
    return launch
  }
  return { room, books, calls, sit: (...asked: Parameters<typeof sit>) => sit(...asked) as Launch, tryToSit: sit }
}

it('[D-06] seats members alone at tables for money, and nobody where no seat is left', () => {
  const { room, sit, tryToSit } = openRoom()
  expect(
    room
      .told(false)
      .filter(({ isDemo }) => !isDemo)
      .map(({ players }) => players),
  ).toEqual([0, 0, 0, 0, 0, 0])

  sit('rahim')
  sit('karim')

  expect(tryToSit('selim')).toBe('full')
  // Opened again it is the same seat.
  expect(tryToSit('rahim')).not.toBe('full')
  expect(room.told(true).every(({ isDemo }) => isDemo)).toBe(true)
})

it('[D-06] plays a hand among members: two antes in, the pot less the rake to the best', async () => {
  const { room, books, calls, sit } = openRoom()
  const [one, other] = [sit('rahim'), sit('karim')]
  const now = Date.now()

  await room.ante(one, now)
  expect(room.look(one, now)).toMatchObject({ phase: 'waiting', pot: '100.00' })
  await room.ante(other, now)
  expect(room.look(one, now)).toMatchObject({ phase: 'closing', pot: '200.00' })
  room.advance(now + 60_000)
  await Promise.resolve()

  const seen = room.look(one, now + 60_000)!
  expect(seen).toMatchObject({ phase: 'shown', pot: '200.00', rake: '8.00' })
  expect(seen.seats.every(({ cards }) => cards.length === 3)).toBe(true)
  expect(seen.seats.reduce((sum, { win }) => sum + Number(win), 0)).toBe(192)
  expect(calls.filter(({ body }) => body.transactions?.[0]?.type === 'bet')).toHaveLength(2)
  await expect.poll(() => books.awaited).toBe(0)
  const won = books.players().reduce((sum, [, tally]) => sum + tally.won, 0n)
  expect(won).toBe(192_00n)
})

it('[D-06] returns the ante to a player who stays alone', async () => {
  const { room, books, calls, sit } = openRoom()
  const one = sit('rahim')
  const now = Date.now()

  await room.ante(one, now)
  room.advance(now + 120_000)

  await expect.poll(() => books.of('rahim').calledBack).toBe(1)
  expect(calls.at(-1)!.route).toBe('rollback')
})

it('[D-06] plays practice for play money against practice players, without a word to the house', async () => {
  const { room, calls, sit } = openRoom()
  const one = sit('demo', true)
  const now = Date.now()

  expect(await room.ante(one, now)).toEqual({ outcome: 'in', balance: '990.00' })
  room.advance(now + 60_000)

  expect(room.look(one, now + 60_000)).toMatchObject({ phase: 'shown', pot: '40.00', rake: '0.00' })
  expect(calls).toEqual([])
})
