import { CallRefused } from '@croupier/client/call-refused.ts'
import { expect, it } from 'vitest'
import { faultThatStops } from './fault-that-stops.ts'

const game = { nodeId: 1001 }

it.each(['network', 'timeout', 'internal', 'request.too.many'])('[D-11] %s takes no game away that runs', (code) => {
  const error = new CallRefused({ code })

  expect(faultThatStops(game, error)).toBeUndefined()
  expect(faultThatStops(undefined, error)).toBe(error)
})

it('[D-11] a game that is gone is taken away also while it runs', () => {
  const gone = new CallRefused({ code: 'game.not.found' })

  expect(faultThatStops(game, gone)).toBe(gone)
  expect(faultThatStops(game, null)).toBeUndefined()
})
