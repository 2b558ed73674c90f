import { leagues } from '@croupier/games/book/leagues.ts'
import { writtenLanguages } from '@croupier/words/languages.ts'
import { translateAny } from '@croupier/words/server.ts'
import { describe, expect, it } from 'vitest'
import { leagueName, leagueShortName, marketName, selectionName, teamName } from './book-names.ts'

describe.each(writtenLanguages)('[D-08] in %s', (language) => {
  const t = ((key: string, values?: Record<string, string>) => translateAny(language, key, values)) as Parameters<
    typeof teamName
  >[0]

  it('[D-08] every league, team, market and choice has a name', () => {
    const names = leagues.flatMap((league) => {
      const { code: gameCode, teams, markets } = league
      const match = { gameCode, home: teams[0]!.code, away: teams[1]!.code }
      return [
        leagueName(t, gameCode),
        leagueShortName(t, gameCode),
        ...teams.map(({ code }) => teamName(t, code)),
        ...markets.map(({ code }) => marketName(t, gameCode, code)),
        ...markets.flatMap(({ selections }) => selections).map(({ id }) => selectionName(t, match, id)),
      ]
    })
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => name === '' || /book\.|undefined|:home|:away/.test(name))).toEqual([])
  })
})

it('[D-08] a handicap is said from the side that is bet on', () => {
  const t = ((_key: string, values?: { line: string }) => values?.line ?? '') as unknown as Parameters<
    typeof teamName
  >[0]
  const match = { gameCode: 'FOOTBALL', home: 'PADMA', away: 'MEGHNA' }
  const lines = ['HANDICAP:-1.5:home', 'HANDICAP:-1.5:away', 'HANDICAP:0:away', 'HANDICAP:1:home'].map((id) =>
    selectionName(t, match, id).replaceAll(/[\u2066\u2069]/g, ''),
  )
  expect(lines).toEqual(['−1.5', '+1.5', '0', '+1'])
})
