import {
  REFUSALS_MOST,
  type VerificationState,
  verificationStates,
} from '@croupier/api/safeguards/verification/verification-answers.ts'
import { describe, expect, it } from 'vitest'
import { documentStateAt, isRefusedOften, isToAsk, type Move, moved, stateAt } from './verification.ts'

const everyMove: Move[] = ['ask', 'send', 'approve', 'refuse', 'expire']

describe('[H-02] where showing who one is goes', () => {
  it.each([
    ['none', { ask: 'asked', send: 'submitted' }],
    ['asked', { ask: 'asked', send: 'submitted' }],
    ['submitted', { approve: 'verified', refuse: 'refused' }],
    ['verified', { ask: 'asked', expire: 'expired' }],
    ['refused', { ask: 'asked', send: 'submitted' }],
    ['expired', { ask: 'asked', send: 'submitted' }],
  ] as [VerificationState, object][])('%s', (state, table) => {
    const found = everyMove.flatMap((move) => {
      const next = moved(state, move)
      return next ? [[move, next]] : []
    })
    expect(Object.fromEntries(found)).toEqual(table)
  })

  it('is asked for by a rule only where nothing was asked, sent or decided that still counts', () => {
    expect(verificationStates.filter((state) => isToAsk(state))).toEqual(['none', 'expired'])
    for (const state of ['none', 'expired'] as const) expect(moved(state, 'ask')).toBe('asked')
  })

  it('counts until its time is over, to the millisecond', () => {
    const verified = { state: 'verified', validUntil: 1000 } as const
    expect(stateAt(verified, 999)).toBe('verified')
    expect(stateAt(verified, 1000)).toBe(moved('verified', 'expire'))
    expect(stateAt({ state: 'verified', validUntil: null }, 1000)).toBe('verified')
    expect(stateAt({ state: 'refused', validUntil: 1000 }, 2000)).toBe('refused')
    expect(stateAt(undefined, 0)).toBe('none')
    expect([documentStateAt(verified, 999), documentStateAt(verified, 1000)]).toEqual(['verified', 'expired'])
  })

  it('is open to another document after a refusal, and closed after the third until staff ask', () => {
    expect(REFUSALS_MOST).toBe(3)
    expect(isRefusedOften({ state: 'refused', refusals: 2 })).toBe(false)
    expect(isRefusedOften({ state: 'refused', refusals: 3 })).toBe(true)
    expect(isRefusedOften({ state: 'asked', refusals: 0 })).toBe(false)
  })
})
