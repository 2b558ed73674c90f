import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import { listRounds } from '@croupier/api/play/records/list-rounds.ts'
import { closeOpenRounds } from '@croupier/api/play/rulings/close-open-rounds.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import type { DialogProps } from '../lists/list-declaration.ts'

const USUAL_HOURS = 24

function CloseForm({ onClose }: Pick<DialogProps, 'onClose'>): ReactNode {
  const { t } = useWords('console-rounds', 'fault')
  const { data } = useOperation(listVendors)
  const close = useCall(closeOpenRounds, { refreshes: [listRounds] })
  const form = useForm(closeOpenRounds.input, {
    async onSubmit(input) {
      const { closed } = await close.mutateAsync(input)
      showToast({ tone: 'good', text: t('console-rounds.close.done', { count: closed }) })
      onClose()
    },
  })
  // Others end their own, or keep them to themselves.
  const vendors = (data?.list ?? []).filter(({ protocol }) => traitsOf(protocol).rounds === 'vendor')
  return (
    <DialogForm form={form} action={t('console-rounds.close.action')} danger onCancel={onClose}>
      <p className="text-ink-soft">{t('console-rounds.close.text')}</p>
      <Select
        name="vendor"
        label={t('console-rounds.column.vendor')}
        placeholder={t('kit.select')}
        options={vendors.map(({ code, name }) => ({ value: code, label: name }))}
        required
      />
      <TextField
        name="hours"
        type="number"
        label={t('console-rounds.close.hours')}
        defaultValue={USUAL_HOURS}
        min={1}
        max={2160}
        dir="ltr"
        required
      />
    </DialogForm>
  )
}

/** Closes what one vendor left open for so long, at once rather than by the vendor's own hours. */
export function CloseOpenRounds({ open, onClose }: DialogProps): ReactNode {
  const { t } = useWords('console-rounds')
  return (
    <Dialog open={open} onClose={onClose} title={t('console-rounds.close.title')}>
      <CloseForm onClose={onClose} />
    </Dialog>
  )
}
