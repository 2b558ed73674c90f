import { createJackpot } from '@croupier/api/jackpots/staff/create-jackpot.ts'
import { listStaffJackpots } from '@croupier/api/jackpots/staff/list-staff-jackpots.ts'
import { currencies } from '@croupier/basis/currency.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { writtenLanguages } from '../fields/texts-fields.tsx'
import { useStaff } from '../frame/staff.tsx'
import { askApproval } from '../lists/approval.ts'
import { DialogForm } from '../lists/dialog-form.tsx'

const amounts = ['seed', 'lowest', 'ceiling'] as const

function Fields(): ReactNode {
  const { t } = useWords('console-jackpots')
  const { brand } = useStaff()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="code"
          label={t('console-jackpots.field.code')}
          hint={t('console-jackpots.field.code.hint')}
          dir="ltr"
          maxLength={20}
          required
        />
        <Select
          name="currency"
          label={t('console-jackpots.field.currency')}
          defaultValue={brand.currency}
          options={[...currencies.keys()].map((code) => ({ value: code, label: code }))}
        />
      </div>
      {writtenLanguages.map((language) => (
        <TextField
          key={language}
          name={`titles.${language}`}
          label={t(`console-jackpots.field.title.${language}`)}
          lang={language}
          dir="auto"
          maxLength={80}
          required={language === 'en'}
        />
      ))}
      <TextField
        name="share"
        type="number"
        min={1}
        max={500}
        label={t('console-jackpots.field.share')}
        hint={t('console-jackpots.field.share.hint')}
        defaultValue={50}
        dir="ltr"
        required
      />
      <div className="grid gap-4 sm:grid-cols-3">
        {amounts.map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`console-jackpots.field.${name}`)}
            inputMode="decimal"
            dir="ltr"
            required
          />
        ))}
      </div>
      <TextField
        name="vendors"
        label={t('console-jackpots.field.vendors')}
        hint={t('console-jackpots.field.vendors.hint')}
        dir="ltr"
      />
    </>
  )
}

function CreateForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useWords('console-jackpots', 'fault')
  const create = useCall(createJackpot, { refreshes: [listStaffJackpots] })
  const form = useForm(createJackpot.input, {
    extra: () => ({ titles: {} }),
    read: {
      vendors: (text) => text.split(/[\s,]+/).filter(Boolean),
    },
    async onSubmit(input) {
      const outcome = await askApproval(() => create.mutateAsync(input))
      showToast(
        outcome === 'waiting' ? { text: t('console.approval.waiting') } : { tone: 'good', text: t('kit.saved') },
      )
      onClose()
    },
  })
  return (
    <DialogForm form={form} action={t('console-jackpots.open')} onCancel={onClose}>
      <Fields />
    </DialogForm>
  )
}

/** Opens a jackpot, once another operator has agreed. */
export function JackpotDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('console-jackpots')
  return (
    <Dialog open={open} onClose={onClose} size="medium" title={t('console-jackpots.new')}>
      {open && <CreateForm onClose={onClose} />}
    </Dialog>
  )
}
