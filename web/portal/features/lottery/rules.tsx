import { useWords } from '@croupier/client/words/use-words.ts'
import type { Family } from '@croupier/games/lottery/bet-type.ts'
import type { ReactNode } from 'react'
import { betName } from '../../../looks/lottery/bet-names.ts'
import { printedOdds } from './printed-odds.ts'

/** Every way to bet, with an example, its units and what one unit pays at most. */
export function Rules({
  family,
  group,
  oddsShares,
}: {
  family: Family
  group: number
  oddsShares: Readonly<Record<string, number>>
}): ReactNode {
  const { t } = useWords('lottery')
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="max-w-160 text-ink-soft">{t(family.isHouse ? 'lottery.rules.house' : 'lottery.rules.outside')}</p>
      {family.isHouse && <p className="max-w-160 text-ink-soft">{t('lottery.rules.group', { group })}</p>}
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-ink-soft">
              <th scope="col" className="py-2 pe-4 text-start font-normal">
                {t('lottery.rules.bet')}
              </th>
              <th scope="col" className="py-2 pe-4 text-start font-normal">
                {t('lottery.rules.example')}
              </th>
              <th scope="col" className="py-2 pe-4 text-end font-normal">
                {t('lottery.units')}
              </th>
              <th scope="col" className="py-2 text-end font-normal">
                {t('lottery.rules.pays')}
              </th>
            </tr>
          </thead>
          <tbody>
            {family.bets.map((type) => (
              <tr key={type.code} className="border-t border-hairline">
                <th scope="row" className="py-2 pe-4 text-start font-medium">
                  {betName(t, family, type)}
                </th>
                <td className="figures max-w-40 py-2 pe-4 break-all text-ink-soft">
                  <bdi>{type.example}</bdi>
                </td>
                <td className="figures py-2 pe-4 text-end">{type.read(type.example)?.units}</td>
                <td className="figures py-2 text-end whitespace-nowrap">
                  <span dir="ltr">{printedOdds(family, type, group, oddsShares[type.code])}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
