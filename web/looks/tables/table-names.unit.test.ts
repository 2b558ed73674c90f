import { cardName, kindName, resultText, spotName, tableName } from './table-names.ts'
import { ranks, suits } from '@croupier/games/tables/cards.ts'
import { type Dealt, spotsOf, tableCodes } from '@croupier/games/tables/tables.ts'
import { writtenLanguages } from '@croupier/words/languages.ts'
import { translateAny } from '@croupier/words/server.ts'
import { describe, expect, it } from 'vitest'

const dealt: readonly Dealt[] = [
  { kind: 'baccarat', player: ['9S', 'KH'], banker: ['2C', '3D', '4S'] },
  { kind: 'baccarat', player: ['9S', 'KH'], banker: ['2C', '3D', 'AS'] },
  { kind: 'baccarat', player: ['2S', 'KH'], banker: ['2C', '3D'] },
  { kind: 'dragonTiger', dragon: 'AS', tiger: 'KS' },
  { kind: 'dragonTiger', dragon: 'KS', tiger: '2S' },
  { kind: 'dragonTiger', dragon: '2S', tiger: '2S' },
  { kind: 'roulette', number: 0 },
  { kind: 'roulette', number: 1 },
  { kind: 'roulette', number: 2 },
  { kind: 'sicBo', dice: [1, 1, 1] },
  { kind: 'sicBo', dice: [1, 2, 1] },
  { kind: 'sicBo', dice: [6, 2, 6] },
]

describe.each(writtenLanguages)('[D-03] in %s', (language) => {
  const t = ((key: string, values?: Record<string, string>) => translateAny(language, key, values)) as Parameters<
    typeof tableName
  >[0]

  it('[D-03] every table, spot, card and result has a name', () => {
    const names = [
      ...tableCodes.map((code) => tableName(t, code)),
      ...tableCodes.flatMap((code) => spotsOf(code)).map(({ id }) => spotName(t, id)),
      ...ranks.flatMap((rank) => suits.map((suit) => cardName(t, rank + suit))),
      ...(['ROULETTE', 'SIC_BO'] as const).flatMap((code) =>
        spotsOf(code)
          .filter(({ id }) => id.includes(':'))
          .map(({ id, text }) => kindName(t, id, text, code)),
      ),
      ...dealt.map((each) => resultText(t, each)),
    ]
    expect(names.length).toBeGreaterThan(250)
    expect(names.filter((name) => name === '' || /tables\.|undefined|[{}]/.test(name))).toEqual([])
  })

  it('[D-03] no two spots of a table have one name', () => {
    for (const code of tableCodes) {
      const names = spotsOf(code).map(({ id }) => spotName(t, id))
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    }
  })
})
