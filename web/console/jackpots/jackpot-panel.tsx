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
import { ChangeDialog } from './jackpot-dialog.tsx'
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

/** Other terms, from the next run on. */
function Change({ of }: { of: StaffJackpot }): ReactNode {
  const { t } = useWords('console-jackpots')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col items-start gap-2 border-t border-hairline pt-6">
      <p className="text-sm text-ink-soft">{t('console-jackpots.change.text')}</p>
      <Button onClick={() => setOpen(true)}>{t('console-jackpots.change')}</Button>
      <ChangeDialog of={of} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}

type Terms = NonNullable<StaffJackpot['next']>

/** The facts of a run's terms. */
function useTermsFacts(): (terms: Terms, currency: string) => [string, ReactNode][] {
  const { t } = useWords('console-jackpots')
  return ({ seed, lowest, ceiling, share, cost, vendors }, currency) => {
    const amount = (value: string) => <Amount key={value} value={value} currency={currency} />
    return [
      [t('console-jackpots.field.seed'), amount(seed)],
      [
        t('console-jackpots.column.range'),
        <span key="range" className="flex flex-wrap gap-x-2">
          {amount(lowest)}
          <span aria-hidden="true">–</span>
          {amount(ceiling)}
        </span>,
      ],
      [t('console-jackpots.column.share'), shareText(share)],
      [t('console-jackpots.column.cost'), `${cost}%`],
      [
        t('console-jackpots.field.vendors'),
        vendors.length === 0 ? t('console-jackpots.vendors.all') : vendors.join(', '),
      ],
    ]
  }
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
  const termsFacts = useTermsFacts()
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
            ...termsFacts(shown, currency),
            [t('console-jackpots.column.wins'), String(shown.wins)],
            [t('console-jackpots.column.won'), amount(shown.won)],
          ]}
        />
        {shown.next && (
          <section className="flex flex-col gap-3 border-t border-hairline pt-6">
            <h3 className="text-lg">{t('console-jackpots.next')}</h3>
            <Facts facts={termsFacts(shown.next, currency)} />
          </section>
        )}
        {may('promotions.publish') && <Change key={`terms of ${shown.code}`} of={shown} />}
        {may('promotions.manage') && <Rest key={shown.code} of={shown} />}
      </div>
    </SidePanel>
  )
}
