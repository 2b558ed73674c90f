import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { type ReactNode, useState } from 'react'
import { AccountLink } from '../frame/account-link.tsx'
import { Facts } from '../lists/facts.tsx'
import { currencyOf, handTones, type StaffHand } from './staff-table.ts'

function Players({ of: hand }: { of: StaffHand }): ReactNode {
  const { t } = useWords('console-poker')
  const currency = currencyOf(hand)
  return (
    <section className="flex flex-col gap-3 border-t border-hairline pt-6">
      <h3 className="text-base font-medium">{t('console-poker.column.players')}</h3>
      {hand.players.map(({ seat, account, stake, payout }) => (
        <dl key={seat} className="grid grid-cols-3 gap-x-4 text-sm">
          <div className="flex flex-col">
            <dt className="text-xs text-ink-faint">{t('console-poker.seat', { seat: seat + 1 })}</dt>
            <dd>
              <AccountLink account={account} look="text" />
            </dd>
          </div>
          {(
            [
              ['stake', stake],
              ['payout', payout],
            ] as const
          ).map(([name, value]) => (
            <div key={name} className="flex flex-col">
              <dt className="text-xs text-ink-faint">{t(`console-poker.${name}`)}</dt>
              <dd>
                <Amount value={value} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  )
}

/** One hand: who put in how much, and what it came to. Cards that nobody showed are nobody's to see here either. */
export function HandPanel({ hand, onClose }: { hand: StaffHand | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-poker')
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(hand)
  if (hand && hand !== shown) setShown(hand)
  if (!shown) return null
  const currency = currencyOf(shown)
  return (
    <SidePanel
      open={hand !== undefined}
      onClose={onClose}
      title={
        <bdi>
          {shown.tableName} {shown.number}
        </bdi>
      }
    >
      <div className="flex flex-col gap-6">
        <Facts
          facts={[
            [
              t('console-poker.column.state'),
              <Status key="state" tone={handTones[shown.state]}>
                {t(`console-poker.handState.${shown.state}`)}
              </Status>,
            ],
            [t('console-poker.column.started'), <Time key="started" at={shown.startedAt} />],
            [
              t('console-poker.column.board'),
              shown.board.length > 0 && (
                <bdi key="board" dir="ltr" className="figures">
                  {shown.board.join(' ')}
                </bdi>
              ),
            ],
            [t('console-poker.column.pot'), <Amount key="pot" value={shown.pot} currency={currency} />],
            [t('console-poker.column.handRake'), <Amount key="rake" value={shown.rake} currency={currency} />],
          ]}
        />
        <Players of={shown} />
      </div>
    </SidePanel>
  )
}
