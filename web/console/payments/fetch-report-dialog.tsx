import { listPaymentProviders } from '@croupier/api/wallet/providers/list-payment-providers.ts'
import { fetchProviderReport } from '@croupier/api/wallet/reports/fetch-provider-report.ts'
import { listProviderReports } from '@croupier/api/wallet/reports/list-provider-reports.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import { Problem } from '../lists/problem.tsx'
import { readReportDays, ReportDays } from './report-days.tsx'
import { useToldComparison } from './use-told-comparison.ts'

/** Asks a provider what it moved in some days, and compares it with our orders. */
export function FetchReportDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('console-payments')
  return (
    <Dialog open={open} onClose={onClose} title={t('console-payments.add.fetch')}>
      {open && <FetchForm onClose={onClose} />}
    </Dialog>
  )
}

function FetchForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useWords('console-payments', 'fault')
  const providers = useOperation(listPaymentProviders)
  const fetchReport = useCall(fetchProviderReport, { refreshes: [listProviderReports] })
  const tell = useToldComparison()
  const form = useForm(fetchProviderReport.input, {
    read: readReportDays,
    async onSubmit(input) {
      tell(await fetchReport.mutateAsync(input))
      onClose()
    },
  })
  const askable = providers.data?.list.filter(({ hasReports }) => hasReports)
  if (askable?.length === 0) return <p className="text-ink-soft">{t('console-payments.fetch.none')}</p>
  return (
    <DialogForm form={form} action={t('console-payments.fetch.ask')} onCancel={onClose}>
      <p className="text-ink-soft">{t('console-payments.fetch.text')}</p>
      <Select
        name="code"
        label={t('console-payments.column.provider')}
        placeholder={t('kit.select')}
        options={(askable ?? []).map(({ code }) => ({ value: code, label: code }))}
        required
      />
      <ReportDays />
      <Problem of={fetchReport.error} />
    </DialogForm>
  )
}
