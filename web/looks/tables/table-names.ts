import type { Spoken } from '@croupier/client/words/create-words.ts'
import { totalOf } from '@croupier/games/tables/baccarat.ts'
import { markOf, type RoadMark } from '@croupier/games/tables/roads.ts'
import { numbersOf } from '@croupier/games/tables/roulette.ts'
import { type Dealt, spotsOf, type TableCode } from '@croupier/games/tables/tables.ts'
import type { WordKey } from '@croupier/words/areas.ts'

type Translate = Spoken['t']

/** Words whose key is made of a rule's own names; a unit test asks for every one of them. */
const keyOf = (...parts: string[]) => `tables.${parts.join('.')}` as WordKey

export const tableName = (t: Translate, gameCode: string): string => t(keyOf('table', gameCode))

/** Numbers from left to right in every script. */
const figures = (text: string) => `\u2066${text}\u2069`

/** A spot by its name: `Banker`, `Split 17, 18`, `Total 11`. */
export function spotName(t: Translate, spot: string): string {
  const [kind = spot, at] = spot.split(':')
  if (at === undefined) return t(keyOf('spot', kind))
  const covered = numbersOf(spot)
  if (kind === 'DOZEN' && covered)
    return t('tables.spot.DOZEN', { numbers: figures(`${covered[0]}–${covered.at(-1)}`) })
  const numbers = covered && kind !== 'COLUMN' ? covered.join(', ') : at.replace('-', ', ')
  return t(keyOf('spot', kind), { numbers: figures(numbers) })
}

/** Several spots of one kind that pay the same: `Splits`, `Total 4 or 17`. */
export function kindName(t: Translate, spot: string, pays: string, gameCode: TableCode): string {
  const kind = spot.split(':')[0]!
  if (kind !== 'TOTAL') return t(keyOf('kind', kind))
  const totals = spotsOf(gameCode).filter(({ id, text }) => id.startsWith('TOTAL:') && text === pays)
  return t('tables.kind.TOTAL', { numbers: figures(totals.map(({ id }) => id.split(':')[1]).join(', ')) })
}

/** What a round is in a road, in a word. */
export const markName = (t: Translate, mark: RoadMark): string => t(keyOf('mark', mark))

export const cardName = (t: Translate, card: string): string =>
  t('tables.card', { rank: t(keyOf('rank', card[0]!)), suit: t(keyOf('suit', card[1]!)) })

/** What came of a round, in a sentence. */
export function resultText(t: Translate, dealt: Dealt): string {
  const mark = markOf(dealt)
  switch (dealt.kind) {
    case 'baccarat':
      return t('tables.result.baccarat', {
        result: t(keyOf('wins', mark)),
        score: figures(`${totalOf(dealt.player)} : ${totalOf(dealt.banker)}`),
      })
    case 'dragonTiger':
      return t(keyOf('wins', mark))
    case 'roulette':
      if (mark === 'zero') return t('tables.wins.zero')
      return t('tables.result.number', { number: dealt.number, colour: markName(t, mark) })
    case 'sicBo': {
      const total = dealt.dice.reduce((sum, die) => sum + die, 0)
      return t('tables.result.dice', { dice: figures(dealt.dice.join(' · ')), total, mark: markName(t, mark) })
    }
    default:
      return dealt satisfies never
  }
}

/** An answer's cards are text; the rules name each of them. */
export const dealtFrom = (dealt: AnsweredDealt): Dealt => dealt as Dealt

/** What was dealt, as answers carry it. */
export type AnsweredDealt =
  | { kind: 'baccarat'; player: readonly string[]; banker: readonly string[] }
  | { kind: 'dragonTiger'; dragon: string; tiger: string }
  | { kind: 'roulette'; number: number }
  | { kind: 'sicBo'; dice: readonly number[] }
