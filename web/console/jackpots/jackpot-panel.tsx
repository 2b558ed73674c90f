import { listStaffJackpots } from '@croupier/api/jackpots/staff/list-staff-jackpots.ts'
import { runJackpot } from '@croupier/api/jackpots/staff/run-jackpot.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { Facts } from '../lists/facts.tsx'
import { Problem } from '../lists/problem.tsx'
import { shareText, type StaffJackpot, titleIn } from './staff-jackpot.ts'

function Rest({ of: { code, isRunning } }: { of: StaffJackpot }): ReactNode {
  const { t } = useWords('console-jackpots', 'refusals')
  const run = useCall(runJackpot, { refreshes: [listStaffJackpots] })
  return (
    <div className="flex flex-col items-start gap-2 border-t border-hairline pt-6">
      <p className="text-sm text-ink-soft">{t('console-jackpots.rest.text')}</p>
      <Button loading={run.isPending} onClick={() => run.mutate({ code, isRunning: !isRunning })}>
        {t(isRunning ? 'console-jackpots.rest' : 'console-jackpots.resume')}
      </Button>
      <Problem of={run.error} />
    </div>
  )
}

/** One jackpot: its terms, what it holds, and rest. */
export function JackpotPanel({
  jackpot,
  onClose,
}: {
  jackpot: StaffJackpot | undefined
  onClose: () => void
}): ReactNode {
  const { t, language } = useWords('console-jackpots')
  const may = useMay()
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(jackpot)
  if (jackpot && jackpot !== shown) setShown(jackpot)
  if (!shown) return null
  const { currency } = shown
  const amount = (value: string) => <Amount key={value} value={value} currency={currency} />
  return (
    <SidePanel open={jackpot !== undefined} onClose={onClose} title={<bdi>{titleIn(shown.titles, language)}</bdi>}>
      <div className="flex flex-col gap-6">
        <Facts
          facts={[
            [t('console-jackpots.column.code'), <bdi key="code">{shown.code}</bdi>],
            [
              t('console-jackpots.column.state'),
              <Status key="state" tone={shown.isRunning ? 'jade' : 'plain'}>
                {t(shown.isRunning ? 'console-jackpots.state.running' : 'console-jackpots.state.resting')}
              </Status>,
            ],
            [t('console-jackpots.column.amount'), amount(shown.amount)],
            [t('console-jackpots.run'), String(shown.run)],
            [t('console-jackpots.field.seed'), amount(shown.seed)],
            [
              t('console-jackpots.column.range'),
              <span key="range" className="flex flex-wrap gap-x-2">
                {amount(shown.lowest)}
                <span aria-hidden="true">–</span>
                {amount(shown.ceiling)}
              </span>,
            ],
            [t('console-jackpots.column.share'), shareText(shown.share)],
            [t('console-jackpots.column.cost'), `${shown.cost}%`],
            [
              t('console-jackpots.field.vendors'),
              shown.vendors.length === 0 ? t('console-jackpots.vendors.all') : shown.vendors.join(', '),
            ],
            [t('console-jackpots.column.wins'), String(shown.wins)],
            [t('console-jackpots.column.won'), amount(shown.won)],
          ]}
        />
        {may('promotions.manage') && <Rest key={shown.code} of={shown} />}
      </div>
    </SidePanel>
  )
}
