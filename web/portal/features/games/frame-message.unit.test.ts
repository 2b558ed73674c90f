import { describe, expect, it } from 'vitest'
import { gameMessageOf } from './frame-message.ts'

const game = { name: 'the game' }
const frame = { window: game, origin: 'http://games.example:8082' }
const heard = (data: unknown, more: object = {}) =>
  gameMessageOf({ data, origin: frame.origin, source: game as never, ...more }, frame)

describe('a message of the game', () => {
  it.each(['ready', 'exit', 'deposit', 'round'])('of type %s is heard', (type) => {
    expect(heard({ croupier: 1, type })).toBe(type)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'exit'],
    ['a text that is JSON', '{"croupier":1,"type":"exit"}'],
    ['an array', [1, 'exit']],
    ['another version', { croupier: 2, type: 'exit' }],
    ['a version in words', { croupier: '1', type: 'exit' }],
    ['no version', { type: 'exit' }],
    ['no type', { croupier: 1 }],
    ['an unknown type', { croupier: 1, type: 'navigate', to: 'https://elsewhere.example' }],
    ['a type of the prototype', { croupier: 1, type: 'constructor' }],
    ['a list of types', { croupier: 1, type: ['exit'] }],
  ])('that is %s is ignored', (_what, data) => {
    expect(heard(data)).toBeUndefined()
  })

  it('of another origin is ignored, even from the same frame', () => {
    expect(heard({ croupier: 1, type: 'exit' }, { origin: 'https://elsewhere.example' })).toBeUndefined()
    expect(heard({ croupier: 1, type: 'exit' }, { origin: 'null' })).toBeUndefined()
  })

  it('of another window is ignored, even of the same origin', () => {
    expect(heard({ croupier: 1, type: 'exit' }, { source: {} })).toBeUndefined()
    expect(
      gameMessageOf(
        { data: { croupier: 1, type: 'exit' }, origin: frame.origin, source: null },
        { window: null, origin: frame.origin },
      ),
    ).toBeUndefined()
  })
})
