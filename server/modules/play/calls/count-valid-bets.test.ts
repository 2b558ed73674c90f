import { FixedSettings } from '@croupier/dev/testing/fixed-settings.ts'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { expect, it } from 'vitest'
import type { App } from '../../../platform/app.ts'
import { systemClock } from '../../../platform/clock.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { openLog } from '../../../platform/log.ts'
import { drainOutbox } from '../../../platform/outbox-consumer.ts'
import { Ports } from '../../../platform/port.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { addRequirement, missingTurnover } from '../../wagering/index.ts'
import * as listenersOfBets from './count-valid-bets.ts'
import { roundCorrected, roundSettled } from '../events.ts'

const database = useDatabase()

it('[B-03] counts each settled round once towards its member’s turnover, by its category, and play money never', async () => {
  const ports = new Ports()
  ports.provide(settingsPort, new FixedSettings())
  const app: App = { database: database(), log: openLog('silent'), clock: systemClock, ports }
  const own = ownScope(app, { requestId: 'r', actor: { kind: 'system', name: 'test' }, language: 'en' })
  await own.transaction(({ tx }) =>
    addRequirement(tx, { memberId: 5n, currency: 'BDT', source: 'deposit', reference: 'D1', turnover: 1_000n }),
  )
  const round = {
    roundId: 'r1',
    memberId: '5',
    currency: 'BDT',
    gameType: 'RNG',
    vendorCode: 'INHOUSE',
    nodeId: 1,
    stake: '100',
    payout: '0',
    validBet: '100',
    isDemo: false,
    closedAt: Date.now() + 1_000,
  }
  const settle = (...rounds: (typeof round)[]) =>
    own.transaction(async (scope) => {
      for (const each of rounds) scope.announce(roundSettled(each))
    })
  const missing = async () => {
    await drainOutbox(app, Object.values(listenersOfBets))
    return missingTurnover(database(), 5n, 'BDT')
  }

  await settle(round, { ...round, gameType: 'LIVE' }, { ...round, isDemo: true }, { ...round, memberId: '6' })
  expect(await missing()).toBe(850n)
  expect(await missing()).toBe(850n)
  await own.transaction(async (scope) => {
    scope.announce(roundCorrected({ ...round, validBet: '-100', stake: '-100', correctedAt: Date.now() + 2_000 }))
  })
  expect(await missing()).toBe(950n)
  await settle(...Array.from({ length: 20 }, () => round))
  expect(await missing()).toBe(0n)
})

it('[B-03] takes back what was corrected, whichever listener of bets reads first', async () => {
  const ports = new Ports()
  ports.provide(settingsPort, new FixedSettings())
  const app: App = { database: database(), log: openLog('silent'), clock: systemClock, ports }
  const own = ownScope(app, { requestId: 'r', actor: { kind: 'system', name: 'test' }, language: 'en' })
  await own.transaction(({ tx }) =>
    addRequirement(tx, { memberId: 7n, currency: 'BDT', source: 'deposit', reference: 'D2', turnover: 1_000n }),
  )
  const round = {
    roundId: 'r2',
    memberId: '7',
    currency: 'BDT',
    gameType: 'RNG',
    vendorCode: 'INHOUSE',
    nodeId: 1,
    stake: '400',
    payout: '0',
    validBet: '400',
    isDemo: false,
  }
  // A vendor closes a round and takes its bet back at once: both are waiting when the listeners come.
  await own.transaction(async (scope) => {
    scope.announce(roundSettled({ ...round, closedAt: Date.now() + 1_000 }))
  })
  await own.transaction(async (scope) => {
    scope.announce(roundCorrected({ ...round, stake: '-400', validBet: '-400', correctedAt: Date.now() + 2_000 }))
  })

  // Each listener has a cursor of its own, and nothing says which of them is first.
  await drainOutbox(app, Object.values(listenersOfBets).toReversed())

  expect(await missingTurnover(database(), 7n, 'BDT')).toBe(1_000n)
})
