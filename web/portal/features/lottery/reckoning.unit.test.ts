import { betTypeOf, families, familyCalled } from '@croupier/games/lottery/families.ts'
import { describe, expect, it } from 'vitest'
import { contentOf, nothingChosen, randomChoice, typedFor } from './reckoning.ts'

const typed = (family: string, code: string, text: string) => {
  const type = betTypeOf(familyCalled(family)!, code)!
  return typedFor(type, { ...nothingChosen(type.pad), typed: text, isTyping: true })
}

describe('[D-07] what is chosen on a pad', () => {
  it('[D-07] may be pasted with anything in between and in digits of any script, each number once', () => {
    expect(typed('THAI', '3Top', '257 / 123\n257;০০৭')).toEqual({ content: '007,123,257', left: 0 })
    expect(typed('SSC', 'Last3Straight', '790,120')).toEqual({ content: '120,790', left: 0 })
    expect(typed('XSMB', 'Lo3', '318 207')).toEqual({ content: '207-318', left: 0 })
  })

  it('[D-07] leaves out, and counts, what is one bet twice or none at all', () => {
    expect(typed('THAI', '3Tod', '572 257 111 123')).toEqual({ content: '123,572', left: 2 })
    expect(typed('4D', 'BoxBig', '1111')).toEqual({ content: '', left: 1 })
    expect(typed('THAI', '3Top', 'no number')).toEqual({ content: '', left: 0 })
  })

  it.each(families.map((family) => [family.code, family] as const))(
    '[D-07] at random makes a bet of every type of %s',
    (_code, { bets }) => {
      for (const type of bets) {
        expect([type.code, type.read(contentOf(type, randomChoice(type))) !== undefined]).toEqual([type.code, true])
      }
    },
  )
})
