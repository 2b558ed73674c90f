import { expect, it } from 'vitest'
import { openGameSession } from './game-session.ts'
import { NoAnswer, Refused, type RgsClient } from './rgs-client.ts'
import type { WireRound } from './wire.ts'

const config = {
  minBet: 100_000,
  maxBet: 100_000_000,
  stepBet: 100_000,
  defaultBetLevel: 1_000_000,
  betLevels: [1_000_000],
}
const order = { amount: 1_000_000n, mode: 'BASE' }

function wireRound(id: string, more: Partial<WireRound> = {}): WireRound {
  return {
    betID: id,
    amount: 1e6,
    payout: 0,
    payoutMultiplier: 0,
    active: false,
    mode: 'BASE',
    state: [{ index: 0 }],
    ...more,
  }
}

const balance = (amount: number) => ({ balance: { amount, currency: 'BDT' } })
const known = (amount: number, round?: WireRound) => ({ ...balance(amount), config, ...(round ? { round } : {}) })
const lost = () => new NoAnswer('lost')

/** A game server that answers from a script, line by line, and writes down what it was asked. */
function scripted(...script: [call: string, answer: object][]) {
  const asked: string[] = []
  function answer(call: string): never {
    asked.push(call)
    const [expected, given] = script.shift() ?? ['nothing more', {}]
    expect(call).toBe(expected)
    if (given instanceof Error) throw given
    return given as never
  }
  const client = {
    authenticate: async () => answer('authenticate'),
    balance: async () => answer('balance'),
    play: async () => answer('play'),
    endRound: async () => answer('end-round'),
    event: async (index: number) => void asked.push(`event ${index}`),
  } as unknown as RgsClient
  const session = openGameSession<{ index: number }>(client, async () => {})
  return { session, asked }
}

it('[D-05] opens, bets and is paid', async () => {
  const { session, asked } = scripted(
    ['authenticate', known(10e6, wireRound('r0'))],
    ['play', { ...balance(9e6), round: wireRound('r1', { active: true, payout: 2e6, payoutMultiplier: 2 }) }],
    ['end-round', balance(11e6)],
  )
  await session.open()
  expect(session.current()).toMatchObject({ phase: 'open', balance: 10_000_000n, round: undefined })

  const round = await session.bet(order)
  expect([round?.id, round?.payout, session.current().balance]).toEqual(['r1', 2_000_000n, 9_000_000n])
  session.shown(0)
  await session.settle()

  expect(session.current()).toMatchObject({ phase: 'open', balance: 11_000_000n })
  expect(asked).toEqual(['authenticate', 'play', 'event 0', 'end-round'])
})

it('[D-05] does not end a round that won nothing', async () => {
  const { session, asked } = scripted(
    ['authenticate', known(10e6)],
    ['play', { ...balance(9e6), round: wireRound('r1') }],
  )
  await session.open()
  await session.bet(order)
  await session.settle()

  expect(session.current().phase).toBe('open')
  expect(asked).toEqual(['authenticate', 'play'])
})

it('[D-05] goes on with a round that a reload interrupted, from what was shown', async () => {
  const round = wireRound('r1', {
    active: true,
    payout: 5e6,
    event: '1',
    state: [{ index: 0 }, { index: 1 }, { index: 2 }],
  })
  const { session } = scripted(['authenticate', known(9e6, round)], ['end-round', balance(14e6)])
  await session.open()

  expect(session.current()).toMatchObject({ phase: 'round', round: { id: 'r1', from: 2 } })
  await session.settle()
  expect(session.current()).toMatchObject({ phase: 'open', balance: 14_000_000n })
})

it('[D-05] takes one bet at a time', async () => {
  const { session, asked } = scripted(
    ['authenticate', known(10e6)],
    ['play', { ...balance(9e6), round: wireRound('r1') }],
  )
  await session.open()
  const both = await Promise.all([session.bet(order), session.bet(order)])

  expect(both.map((round) => round?.id)).toEqual(['r1', undefined])
  expect(asked).toEqual(['authenticate', 'play'])
})

it('[D-05] looks for a bet whose answer was lost, and shows it', async () => {
  const { session, asked } = scripted(
    ['authenticate', known(10e6, wireRound('r0'))],
    ['play', lost()],
    ['authenticate', lost()],
    ['authenticate', known(9e6, wireRound('r1'))],
  )
  await session.open()
  const round = await session.bet(order)

  expect([round?.id, session.current().balance, session.current().isAway]).toEqual(['r1', 9_000_000n, false])
  expect(asked.filter((call) => call === 'play')).toHaveLength(1)
})

it('[D-05] looks twice before it says that a lost bet was not placed', async () => {
  const { session } = scripted(
    ['authenticate', known(10e6, wireRound('r0'))],
    ['play', lost()],
    ['authenticate', known(10e6, wireRound('r0'))],
    ['authenticate', known(9e6, wireRound('r1'))],
    ['play', lost()],
    ['authenticate', known(9e6, wireRound('r1'))],
    ['authenticate', known(9e6, wireRound('r1'))],
  )
  await session.open()

  expect((await session.bet(order))?.id).toBe('r1')
  await session.settle()
  expect(await session.bet(order)).toBeUndefined()
  expect(session.current()).toMatchObject({ phase: 'open', fault: 'notPlaced' })
})

it('[D-05] shows the round another tab has open instead of betting beside it', async () => {
  const { session } = scripted(
    ['authenticate', known(10e6)],
    ['play', new Refused('ERR_BE')],
    ['authenticate', known(8e6, wireRound('r7', { active: true, payout: 1e6 }))],
  )
  await session.open()

  expect((await session.bet(order))?.id).toBe('r7')
})

it('[D-05] asks whether a round was paid when the answer was lost, and pays it once', async () => {
  const won = wireRound('r1', { active: true, payout: 2e6 })
  const { session, asked } = scripted(
    ['authenticate', known(10e6)],
    ['play', { ...balance(9e6), round: won }],
    ['end-round', lost()],
    ['authenticate', known(9e6, won)],
    ['end-round', lost()],
    ['authenticate', known(11e6, wireRound('r1', { payout: 2e6 }))],
  )
  await session.open()
  await session.bet(order)
  await session.settle()

  expect(session.current()).toMatchObject({ phase: 'open', balance: 11_000_000n })
  expect(asked.filter((call) => call === 'end-round')).toHaveLength(2)
})

it.each([
  ['ERR_IPB', 'funds', 'open'],
  ['ERR_GLE', 'limits', 'open'],
  ['ERR_VAL', 'bet', 'open'],
  ['ERR_MAINTENANCE', 'maintenance', 'open'],
  ['ERR_IS', 'session', 'over'],
] as const)('[D-05] says of %s: %s', async (code, fault, phase) => {
  const { session } = scripted(['authenticate', known(10e6)], ['play', new Refused(code)])
  await session.open()
  await session.bet(order)

  expect(session.current()).toMatchObject({ fault, phase })
})

it('[D-05] is over where the session is', async () => {
  const { session } = scripted(['authenticate', lost()], ['authenticate', new Refused('ERR_IS')])
  await session.open()

  expect(session.current()).toMatchObject({ phase: 'over', fault: 'session', isAway: false })
})

it('[D-05] does not go on with a round that has no events', async () => {
  const { session } = scripted(['authenticate', known(9e6, wireRound('r1', { active: true, state: [] }))])
  await session.open()

  expect(session.current()).toMatchObject({ fault: 'broken', phase: 'over' })
})

/** A game server whose answers to shots come when the test gives them, in any order. */
function shooting() {
  const answers: PromiseWithResolvers<object>[] = []
  let standing: object = known(10e6)
  const client = {
    authenticate: async () => {
      if (standing instanceof Error) throw standing
      return standing
    },
    balance: async () => balance(1),
    play: () => {
      const answer = Promise.withResolvers<object>()
      answers.push(answer)
      return answer.promise
    },
  } as unknown as RgsClient
  const session = openGameSession<{ index: number }>(client, async () => {})
  return { session, answers, stand: (answer: object) => (standing = answer) }
}

const answered = (id: string, left: number, payout = 0) => ({ ...balance(left), round: wireRound(id, { payout }) })

it('[D-03] shoots beside shots whose answers are still to come, and shows what the last one left', async () => {
  const { session, answers } = shooting()
  await session.open()
  const shots = [session.shoot(order), session.shoot(order), session.shoot(order)]
  expect([session.current().phase, answers.length]).toEqual(['open', 3])

  answers[2]!.resolve(answered('r3', 7e6))
  answers[0]!.resolve(answered('r1', 9e6))
  answers[1]!.resolve(answered('r2', 11e6, 3e6))

  expect((await Promise.all(shots)).map((round) => round?.id)).toEqual(['r1', 'r2', 'r3'])
  expect(session.current()).toMatchObject({ phase: 'open', balance: 7_000_000n, fault: undefined })
})

it('[D-03] asks for no balance while shots are on their way', async () => {
  const { session, answers } = shooting()
  await session.open()
  const shot = session.shoot(order)
  await session.refresh()
  expect(session.current().balance).toBe(10_000_000n)
  answers[0]!.resolve(answered('r1', 9e6))
  await shot
  await session.refresh()
  expect(session.current().balance).toBe(1n)
})

it('[D-03] finds the one shot whose answer was lost, when the others have landed', async () => {
  const { session, answers, stand } = shooting()
  await session.open()
  const shots = [session.shoot(order), session.shoot(order)]
  answers[1]!.reject(lost())
  await Promise.resolve()
  stand(known(8e6, wireRound('r2')))
  answers[0]!.resolve(answered('r1', 9e6))

  expect((await Promise.all(shots)).map((round) => round?.id)).toEqual(['r1', 'r2'])
  expect(session.current()).toMatchObject({ phase: 'open', balance: 8_000_000n, fault: undefined })
})

it('[D-03] shoots no more while a lost shot is looked for, and says when none was placed', async () => {
  const { session, answers } = shooting()
  await session.open()
  const shot = session.shoot(order)
  answers[0]!.reject(lost())
  await Promise.resolve()
  await Promise.resolve()
  expect(session.current().phase).toBe('unsure')
  expect(await session.shoot(order)).toBeUndefined()

  expect([await shot, answers.length]).toEqual([undefined, 1])
  expect(session.current()).toMatchObject({ phase: 'open', fault: 'notPlaced' })
})

it('[D-03] claims nothing of shots it cannot know of', async () => {
  const { session, answers, stand } = shooting()
  await session.open()
  const shots = [session.shoot(order), session.shoot(order)]
  // The answer of the first is lost, and the second was decided after it.
  answers[0]!.reject(lost())
  answers[1]!.resolve(answered('r2', 8e6))
  stand(known(8e6, wireRound('r2')))

  expect((await Promise.all(shots)).map((round) => round?.id)).toEqual([undefined, 'r2'])
  expect(session.current()).toMatchObject({ phase: 'open', balance: 8_000_000n, fault: 'unseen' })
})

it('[D-03] looks for the next lost shot too, where the one before could not be looked for', async () => {
  const { session, answers, stand } = shooting()
  await session.open()
  stand(new Refused('ERR_GLE'))
  const first = session.shoot(order)
  answers[0]!.reject(lost())
  expect(await first).toBeUndefined()
  expect(session.current()).toMatchObject({ phase: 'open', fault: 'limits' })

  stand(known(9e6, wireRound('r1')))
  const second = session.shoot(order)
  answers[1]!.reject(lost())
  expect(await second).toMatchObject({ id: 'r1' })
  expect(session.current()).toMatchObject({ phase: 'open', balance: 9_000_000n })
})

it('[D-03] is over for every shot where the session is', async () => {
  const { session, answers } = shooting()
  await session.open()
  const shots = [session.shoot(order), session.shoot(order)]
  answers[0]!.reject(new Refused('ERR_IS'))
  answers[1]!.reject(new Refused('ERR_IPB'))
  await Promise.all(shots)
  expect(session.current().phase).toBe('over')
})
