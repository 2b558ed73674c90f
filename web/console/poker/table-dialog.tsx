import { FEWEST_SEATS, MOST_SEATS } from '@croupier/api/poker/limits.ts'
import { createPokerTable } from '@croupier/api/poker/staff/create-poker-table.ts'
import { listStaffPokerTables } from '@croupier/api/poker/staff/list-staff-poker-tables.ts'
import { currencies } from '@croupier/basis/currency.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { useStaff } from '../frame/staff.tsx'
import { DialogForm } from '../lists/dialog-form.tsx'

const amounts = ['smallBlind', 'bigBlind', 'minBuyIn', 'maxBuyIn', 'rakeCap'] as const
const HUNDREDTHS = 100

function Fields(): ReactNode {
  const { t } = useWords('console-poker')
  const { brand } = useStaff()
  const seats = Array.from({ length: MOST_SEATS - FEWEST_SEATS + 1 }, (_, at) => String(MOST_SEATS - at))
  return (
    <>
      <p className="text-sm text-ink-soft">{t('console-poker.new.text')}</p>
      <TextField name="name" label={t('console-poker.column.name')} dir="auto" maxLength={40} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          name="currency"
          label={t('console-poker.field.currency')}
          defaultValue={brand.currency}
          options={[...currencies.keys()].map((code) => ({ value: code, label: code }))}
        />
        <Select
          name="seats"
          label={t('console-poker.field.seats')}
          defaultValue={seats[0]!}
          options={seats.map((value) => ({ value, label: value }))}
        />
      </div>
      <Checkbox name="isTrial" label={t('console-poker.practice')} />
      <div className="grid gap-4 sm:grid-cols-2">
        {amounts.map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`console-poker.field.${name}`)}
            inputMode="decimal"
            dir="ltr"
            required
          />
        ))}
        <TextField
          name="rake"
          label={t('console-poker.new.rake')}
          hint={t('console-poker.new.rake.text')}
          inputMode="decimal"
          defaultValue="5"
          dir="ltr"
          required
        />
      </div>
    </>
  )
}

function CreateForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useWords('console-poker', 'fault')
  const create = useCall(createPokerTable, { refreshes: [listStaffPokerTables] })
  const form = useForm(createPokerTable.input, {
    read: {
      seats: Number,
      rake: (text) => Math.round(Number(text) * HUNDREDTHS),
    },
    async onSubmit(input) {
      await create.mutateAsync(input)
      showToast({ tone: 'good', text: t('console-poker.created') })
      onClose()
    },
  })
  return (
    <DialogForm form={form} action={t('console-poker.new')} onCancel={onClose}>
      <Fields />
    </DialogForm>
  )
}

/** Opens a table; members of its currency see it at once. */
export function TableDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('console-poker')
  return (
    <Dialog open={open} onClose={onClose} size="medium" title={t('console-poker.new')}>
      {open && <CreateForm onClose={onClose} />}
    </Dialog>
  )
}
