import type { OutputOf } from '@croupier/api/operation.ts'
import { listProviderReports } from '@croupier/api/wallet/reports/list-provider-reports.ts'
import { settleDifference } from '@croupier/api/wallet/reports/settle-difference.ts'
import { showProviderReport } from '@croupier/api/wallet/reports/show-provider-report.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { operatorName } from '../lists/operator-name.ts'
import { ReasonForm } from '../lists/reason-form.tsx'
import { RecordWaiting } from '../lists/record-panel.tsx'
import { useApproval } from '../lists/use-approval.ts'
import { usePages } from '../lists/use-pages.ts'

type Difference = OutputOf<typeof showProviderReport>['list'][number]

/** What differs between a provider's report and our orders, and how each was settled. */
export function ReportPanel({ id, onClose }: { id: string | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-payments')
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(id)
  if (id !== undefined && id !== shown) setShown(id)
  return (
    <SidePanel open={id !== undefined} onClose={onClose} title={t('console-payments.tab.reports')}>
      {shown !== undefined && <Differences key={shown} id={shown} />}
    </SidePanel>
  )
}

function Differences({ id }: { id: string }): ReactNode {
  const { t } = useWords('console-payments', 'kit')
  const pages = usePages<Difference, OutputOf<typeof showProviderReport>>(showProviderReport, { id }, 'after')
  const { first, rows, isFetching, more } = pages
  if (!first || !rows) return <RecordWaiting error={pages.error} onRetry={pages.retry} retrying={isFetching} />
  const { report } = first
  return (
    <div className="flex flex-col gap-5">
      <p>
        {t('console-payments.report.summary', {
          provider: report.provider,
          matched: report.matched,
          differences: report.differences,
        })}
      </p>
      {rows.length === 0 && <p className="text-ink-soft">{t('console-payments.report.equal')}</p>}
      <ol className="flex flex-col gap-3">
        {rows.map((difference) => (
          <DifferenceRow key={difference.id} difference={difference} />
        ))}
      </ol>
      {more && (
        <Button className="self-center" loading={isFetching} onClick={more}>
          {t('kit.more')}
        </Button>
      )}
    </div>
  )
}

function DifferenceRow({ difference }: { difference: Difference }): ReactNode {
  const { t } = useWords('console-payments')
  const [isSettling, setSettling] = useState(false)
  const { verdict, kind, reference, payment, currency, theirs, ours, settledBy, settledAt, note } = difference
  const sum = (amount: string | null) => (amount === null ? '—' : `${amount} ${currency}`)
  return (
    <li className="flex flex-col gap-2 rounded-md border border-hairline bg-raised px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={settledAt === null ? 'vermilion' : 'plain'}>{t(`console-payments.verdict.${verdict}`)}</Badge>
        <span className="text-ink-soft">{t(`console-payments.difference.${kind}`)}</span>
      </div>
      <p className="break-all">
        <bdi dir="ltr">{[reference, payment].filter((each) => each !== null).join(' · ')}</bdi>
      </p>
      <dl className="grid grid-cols-2 gap-2">
        <div>
          <dt className="text-xs text-ink-faint">{t('console-payments.difference.theirs')}</dt>
          <dd className="figures">
            <bdi dir="ltr">{sum(theirs)}</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-xs text-ink-faint">{t('console-payments.difference.ours')}</dt>
          <dd className="figures">
            <bdi dir="ltr">{sum(ours)}</bdi>
          </dd>
        </div>
      </dl>
      {settledAt !== null && settledBy !== null && (
        <p className="text-ink-soft">
          {note} <bdi>{operatorName(settledBy)}</bdi>, <Time at={settledAt} />
        </p>
      )}
      {settledAt === null && !isSettling && (
        <Button size="small" className="self-start" onClick={() => setSettling(true)}>
          {t('console-payments.difference.settle')}
        </Button>
      )}
      {isSettling && settledAt === null && <SettleForm id={difference.id} onDone={() => setSettling(false)} />}
    </li>
  )
}

function SettleForm({ id, onDone }: { id: string; onDone: () => void }): ReactNode {
  const { t } = useWords('console-payments', 'fault')
  const settle = useCall(settleDifference, { refreshes: [showProviderReport, listProviderReports] })
  const runApproved = useApproval()
  const form = useForm(settleDifference.input, {
    extra: () => ({ id }),
    async onSubmit(input) {
      await runApproved(() => settle.mutateAsync(input))
      onDone()
    },
  })
  return (
    <ReasonForm
      form={form}
      action={t('console-payments.difference.settle')}
      hint={t('console-payments.difference.settle.hint')}
      onBack={onDone}
    />
  )
}
