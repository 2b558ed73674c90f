import { currencies } from '@croupier/basis/currency.ts'
import { listVoucherBatches } from '@croupier/api/wallet/vouchers/list-voucher-batches.ts'
import { makeVouchers, VOUCHERS_MOST } from '@croupier/api/wallet/vouchers/make-vouchers.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import { useApproval } from '../lists/use-approval.ts'

/** Asks for a batch of vouchers; a colleague approves it. */
export function VoucherDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('console-payments')
  return (
    <Dialog open={open} onClose={onClose} title={t('console-payments.add.vouchers')}>
      {/* Drawn anew each time it opens, so that it starts empty. */}
      {open && <VoucherForm onClose={onClose} />}
    </Dialog>
  )
}

function VoucherForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useWords('console-payments', 'fault')
  const [currency, setCurrency] = useState('BDT')
  const make = useCall(makeVouchers, { refreshes: [listVoucherBatches] })
  const withApproval = useApproval()
  const form = useForm(makeVouchers.input, {
    read: { count: Number, days: Number },
    async onSubmit(input) {
      await withApproval(() => make.mutateAsync(input))
      onClose()
    },
  })
  return (
    <DialogForm form={form} action={t('console-payments.voucher.make')} onCancel={onClose}>
      <p className="text-sm text-ink-soft">{t('console-payments.voucher.text')}</p>
      <TextField name="name" label={t('console-payments.field.name')} maxLength={60} required />
      <Select
        name="currency"
        label={t('console-payments.field.currency')}
        value={currency}
        onChange={(event) => setCurrency(event.target.value)}
        options={[...currencies.keys()].map((code) => ({ value: code, label: code }))}
      />
      <AmountField name="amount" label={t('console-payments.column.amount')} currency={currency} required />
      <TextField
        name="count"
        type="number"
        min={1}
        max={VOUCHERS_MOST}
        label={t('console-payments.field.count')}
        defaultValue="10"
        required
      />
      <TextField
        name="days"
        type="number"
        min={1}
        max={730}
        label={t('console-payments.field.days')}
        defaultValue="90"
        required
      />
    </DialogForm>
  )
}
