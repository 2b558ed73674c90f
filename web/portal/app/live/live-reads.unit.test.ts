import { liveMessages } from '@croupier/api/live/all.ts'
import { readsAfterLoss, readsAt, readsBehind } from '@croupier/client/live-reads.ts'
import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { liveReads } from './live-reads.ts'

/** Handled where they are heard, without reading anything again. */
const handled = new Set([
  'bets',
  'chat',
  'chat-permission',
  'chat-removed',
  'draw',
  'forced-logout',
  'remembered-login-reused',
])

describe('what messages of the socket make old', () => {
  it('is said of every message that is not handled where it is heard', () => {
    const without = liveMessages.filter(({ type }) => readsAt(liveReads, type).length === 0).map(({ type }) => type)

    expect(without.toSorted()).toEqual([...handled].toSorted())
  })

  it.each([
    ['rewards', 'countRewards'],
    ['rewards', 'countMissions'],
    ['message', 'countUnread'],
  ] as const)('[C-17] by %s is what a badge of the member centre counts by %s', (type, count) => {
    expect(readsAt(liveReads, type)).toContain(count)
  })

  it('[C-17] and missions are counted a moment after money that was played or paid in', () => {
    expect(readsBehind(liveReads, 'balance')).toEqual(expect.arrayContaining(['countMissions', 'listMissions']))
    expect(readsBehind(liveReads, 'draw')).toEqual([])
    expect(readsAfterLoss(liveReads)).toEqual(expect.arrayContaining(['countMissions', 'countRewards', 'countUnread']))
  })

  it('[B-05] and what can be moved, withdrawn or sent is read again a moment after money has arrived', () => {
    const moved = ['listVendorWallets', 'showSendingRules', 'showWithdrawSettings']
    expect(readsBehind(liveReads, 'balance')).toEqual(expect.arrayContaining(moved))
  })

  it('is all read again after a lost line, whatever was missed', () => {
    const again = readsAfterLoss(liveReads)

    for (const { type } of liveMessages) expect(again).toEqual(expect.arrayContaining(readsAt(liveReads, type)))
    expect(again).toEqual(
      expect.arrayContaining([
        'listTransfers',
        'listVendorWallets',
        'showWithdrawSettings',
        'showConsolidatedSettings',
        'showCase',
        'listShownBets',
      ]),
    )
  })

  it('is composed of every feature that says so', () => {
    const said = globSync('web/portal/features/*/live.ts', { cwd: new URL('../../../..', import.meta.url) })
    expect(said.length).toBe(liveReads.length - 1)
  })
})
