import type { OutputOf } from '@croupier/api/operation.ts'
import type { showWithdrawSettings } from '@croupier/api/wallet/withdrawals/show-withdraw-settings.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { formatAmount } from '@croupier/client/words/figures.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { ProgressBar } from '@croupier/kit/components/progress-bar.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { percentOf } from './withdrawal-math.ts'

type Settings = OutputOf<typeof showWithdrawSettings>

const sources = { deposit: 'withdraw.turnover.deposit', bonus: 'withdraw.turnover.bonus' } as const

/** What must still be wagered before money may leave, requirement by requirement, the oldest first. */
export function TurnoverCard({ settings }: { settings: Settings }): ReactNode {
  const { t } = useWords('withdraw')
  const { currency, missingTurnover, requirements, lowestCountedMultiplier } = settings
  return (
    <Card title={t('withdraw.turnover.title')} lit>
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">
          <Words
            k="withdraw.turnover.text"
            values={{
              missing: (
                <Amount key="missing" value={missingTurnover} currency={currency} className="text-ink" display />
              ),
            }}
          />
        </p>
        {lowestCountedMultiplier !== '1' && (
          <p className="text-sm text-ink-faint">
            {t('withdraw.turnover.rule', { multiplier: formatAmount(lowestCountedMultiplier) })}
          </p>
        )}
        <ul className="flex flex-col gap-4">
          {requirements.map(({ source, turnover, progress, addedAt }) => {
            const name = t(source in sources ? sources[source as keyof typeof sources] : 'withdraw.turnover.other')
            const spoken = { progress: formatAmount(progress), turnover: formatAmount(turnover) }
            return (
              <li key={`${source} ${addedAt}`} className="flex flex-col gap-2">
                <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
                  <span className="text-ink">{name}</span>
                  <span className="text-ink-soft">
                    <Words
                      k="withdraw.turnover.progress"
                      values={{
                        progress: <Amount key="progress" value={progress} currency={currency} />,
                        turnover: <Amount key="turnover" value={turnover} currency={currency} />,
                      }}
                    />
                  </span>
                </span>
                <ProgressBar
                  label={name}
                  percent={percentOf(progress, turnover, currency)}
                  text={t('withdraw.turnover.progress', spoken)}
                />
              </li>
            )
          })}
        </ul>
        <Link to="/" className={buttonClasses('action')}>
          {t('withdraw.turnover.play')}
        </Link>
      </div>
    </Card>
  )
}
