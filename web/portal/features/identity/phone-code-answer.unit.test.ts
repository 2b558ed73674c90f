import { expect, it } from 'vitest'
import { phoneCodeAnswerOf } from './phone-code-answer.ts'

const own = {} as Window
const origin = 'https://games.example'
const heard = (data: unknown, from: object = {}) =>
  phoneCodeAnswerOf({ data, origin, source: own, ...from }, { window: own, origin })

it.each([
  [{ type: 'ready' }],
  [{ type: 'sent', sessionInfo: 's' }],
  [{ type: 'confirmed', idToken: 't' }],
  [{ type: 'failed', why: 'sms.quota' }],
])('[A-08] hears %o from the page in its frame', (answer) => {
  expect(heard({ croupier: 1, ...answer })).toEqual(answer)
})

it.each([
  ['nothing', null],
  ['a text', 'ready'],
  ['another’s message', { type: 'ready' }],
  ['a fault there is not', { croupier: 1, type: 'failed', why: 'toString' }],
  ['a code without its name', { croupier: 1, type: 'sent' }],
  ['an errand', { croupier: 1, type: 'send' }],
])('[A-08] takes %s for no answer', (_name, data) => {
  expect(heard(data)).toBeUndefined()
})

it('[A-08] hears no other window and no other origin', () => {
  expect(heard({ croupier: 1, type: 'ready' }, { source: {} })).toBeUndefined()
  expect(heard({ croupier: 1, type: 'ready' }, { source: null })).toBeUndefined()
  expect(heard({ croupier: 1, type: 'ready' }, { origin: 'https://elsewhere.example' })).toBeUndefined()
})
