import type { listStaffTableRounds } from '@croupier/api/tables/staff/list-staff-table-rounds.ts'
import type { listStaffTables } from '@croupier/api/tables/staff/list-staff-tables.ts'
import type { Spoken } from '@croupier/client/words/create-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import type { Tone } from '@croupier/kit/components/badge.tsx'
import type { ReactNode } from 'react'
import type { RowOf } from '../lists/list-declaration.ts'

export type StaffTable = RowOf<typeof listStaffTables>
export type StaffRound = RowOf<typeof listStaffTableRounds>
type Round = StaffRound['round']

export const tableTones: Readonly<Record<StaffTable['state'], Tone>> = {
  open: 'jade',
  paused: 'vermilion',
  closed: 'plain',
}

export const roundTones: Readonly<Record<Round['state'], Tone>> = {
  betting: 'jade',
  paused: 'vermilion',
  dealing: 'brass',
  settled: 'plain',
  void: 'vermilion',
}

const suits: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** Read from left to right in every language: `10♥`, not `♥10`. */
const leftToRight = (text: string) => `\u2066${text}\u2069`

/** `10♥` of `TH`, as cards are printed. */
const cardText = (card: string) => `${card[0] === 'T' ? '10' : card[0]}${suits[card[1] ?? ''] ?? ''}`
const cardsText = (...cards: readonly string[]) => leftToRight(cards.map(cardText).join(' '))

/** What was dealt, in one line. */
export function dealtText({ t }: Pick<Spoken, 't'>, dealt: NonNullable<Round['dealt']>): string {
  switch (dealt.kind) {
    case 'baccarat':
      return t('console-tables.dealt.baccarat', {
        player: cardsText(...dealt.player),
        banker: cardsText(...dealt.banker),
      })
    case 'dragonTiger':
      return t('console-tables.dealt.dragonTiger', { dragon: cardsText(dealt.dragon), tiger: cardsText(dealt.tiger) })
    case 'roulette':
      return String(dealt.number)
    case 'sicBo':
      return leftToRight(dealt.dice.join(' · '))
    default:
      return dealt satisfies never
  }
}

/** Amounts of several currencies, one under the other. */
export function Amounts({ of }: { of: readonly { currency: string; amount: string }[] }): ReactNode {
  return (
    <span className="flex flex-col">
      {of.map(({ currency, amount }) => (
        <Amount key={currency} value={amount} currency={currency} />
      ))}
    </span>
  )
}
