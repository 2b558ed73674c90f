import type { Spoken } from '@croupier/client/words/create-words.ts'
import { leagueCalled, selectionOf } from '@croupier/games/book/leagues.ts'
import type { WordKey } from '@croupier/words/areas.ts'

type Translate = Spoken['t']

/** A match as its names are made from. */
export interface NamedMatch {
  readonly gameCode: string
  readonly home: string
  readonly away: string
}

/** Words whose key is made of a rule's own names; a unit test asks for every one of them. */
const keyOf = (...parts: string[]) => `book.${parts.join('.')}` as WordKey

export const leagueName = (t: Translate, gameCode: string): string => t(keyOf('league', gameCode))

/** In one word, where several leagues stand side by side. */
export const leagueShortName = (t: Translate, gameCode: string): string => t(keyOf('league.short', gameCode))

export const teamName = (t: Translate, code: string): string => t(keyOf('team', code))

export const matchName = (t: Translate, { home, away }: NamedMatch): string =>
  t('book.versus', { home: teamName(t, home), away: teamName(t, away) })

/** What is bet on: of totals goals or rounds, by the league. */
export const marketName = (t: Translate, gameCode: string, market: string): string =>
  t(market === 'TOTAL' ? keyOf('market', market, gameCode) : keyOf('market', market))

/** What is added to a side's score, with its sign; from left to right in every script. */
function signed(line: number): string {
  const sign = line > 0 ? '+' : line < 0 ? '−' : ''
  return `\u2066${sign}${Math.abs(line)}\u2069`
}

/** A choice by its short name, as it stands below the name of its market. */
export function selectionName(t: Translate, match: NamedMatch, id: string): string {
  const league = leagueCalled(match.gameCode)
  const selection = league && selectionOf(league, id)
  if (!selection) return id
  const { market, line, side } = selection
  const team = side === 'home' || side === 'away' ? teamName(t, match[side]) : undefined
  switch (market) {
    case 'HANDICAP':
      return t('book.side.handicap', {
        team: team ?? side,
        line: signed(side === 'home' ? Number(line) : -Number(line)),
      })
    case 'TOTAL':
      return side === 'over' ? t('book.side.over', { line: line ?? '' }) : t('book.side.under', { line: line ?? '' })
    case 'SCORE':
      return side === 'other' ? t('book.side.other') : side.replace('-', ':')
    case 'POOL':
      return team === undefined
        ? t('book.side.draw')
        : t('book.side.pool', { side: t(side === 'home' ? 'book.side.meron' : 'book.side.wala'), bird: team })
    default:
      return team ?? t(keyOf('side', side))
  }
}
