import { listPaymentProviders } from '@croupier/api/wallet/providers/list-payment-providers.ts'
import { compareProviderReport } from '@croupier/api/wallet/reports/compare-provider-report.ts'
import { listProviderReports } from '@croupier/api/wallet/reports/list-provider-reports.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useRef, useState } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import { Problem } from '../lists/problem.tsx'
import { readReportDays, ReportDays } from './report-days.tsx'
import { useToldComparison } from './use-told-comparison.ts'

/** Compares a provider's report of some days with our orders. */
export function ReportDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('console-payments')
  return (
    <Dialog open={open} onClose={onClose} title={t('console-payments.add.reports')}>
      {open && <ReportForm onClose={onClose} />}
    </Dialog>
  )
}

function ReportForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useWords('console-payments', 'fault')
  const providers = useOperation(listPaymentProviders)
  const compare = useCall(compareProviderReport, { refreshes: [listProviderReports] })
  const tell = useToldComparison()
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<{ name: string; text: string }>()
  const form = useForm(compareProviderReport.input, {
    extra: () => ({ report: file?.text ?? '' }),
    read: readReportDays,
    async onSubmit(input) {
      tell(await compare.mutateAsync(input))
      onClose()
    },
  })
  return (
    <DialogForm form={form} action={t('console-payments.report.compare')} onCancel={onClose}>
      <p className="text-ink-soft">{t('console-payments.report.text')}</p>
      <Select
        name="code"
        label={t('console-payments.column.provider')}
        placeholder={t('kit.select')}
        options={(providers.data?.list ?? []).map(({ code }) => ({ value: code, label: code }))}
        required
      />
      <ReportDays />
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,text/csv"
        aria-label={t('console-payments.report.file')}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          target.value = ''
          if (chosen) void chosen.text().then((text) => setFile({ name: chosen.name, text }))
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => picker.current?.click()}>{t('console-payments.report.file')}</Button>
        {file && <bdi className="text-sm text-ink-soft">{file.name}</bdi>}
      </div>
      <Problem of={compare.error} />
    </DialogForm>
  )
}
