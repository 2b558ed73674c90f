import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { playerName } from './player-name.ts'
import type { PokerTable } from './use-table.ts'

type Hand = NonNullable<PokerTable['hand']>

/** What each winner took of a hand, over all its pots. */
function wonBy({ result }: Hand): [seat: number, amount: string][] {
  return (result?.players ?? [])
    .flatMap(({ seat, payout }) => (Number(payout) > 0 ? [[seat, payout] as const] : []))
    .map(([seat, payout]) => [seat, payout])
}

/** How a hand ended: who won how much, and the rake. */
export function HandResult({ hand, currency, isTrial }: { hand: Hand; currency: string; isTrial: boolean }): ReactNode {
  const { t } = useWords('poker')
  const text = (amount: string) => (isTrial ? amount : amountInText(amount, currency))
  if (hand.state === 'void') return <p className="text-ink-soft">{t('poker.result.void')}</p>
  if (!hand.result) return null
  return (
    <ul aria-label={t('poker.result')} className="flex flex-wrap gap-x-4 gap-y-1">
      {wonBy(hand).map(([seat, amount]) => {
        const player = hand.players.find((each) => each.seat === seat)
        return (
          <li key={seat} className="font-medium">
            {player?.isOwn
              ? t('poker.result.won.own', { amount: text(amount) })
              : t('poker.result.won', { name: playerName(t, player), amount: text(amount) })}
          </li>
        )
      })}
      <li className="text-ink-soft">{t('poker.result.rake', { amount: text(hand.result.rake) })}</li>
    </ul>
  )
}
