import { changeJackpot } from '@croupier/api/jackpots/staff/change-jackpot.ts'
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
import { writtenLanguages } from '@croupier/words/languages.ts'
import { useStaff } from '../frame/staff.tsx'
import { askApproval } from '../lists/approval.ts'
import { DialogForm } from '../lists/dialog-form.tsx'
import type { StaffJackpot } from './staff-jackpot.ts'

const amounts = ['seed', 'lowest', 'ceiling'] as const

const readVendors = { vendors: (text: string) => text.split(/[\s,]+/).filter(Boolean) }

/** By what a run is filled and hit. */
function TermsFields({
  terms,
}: {
  terms?: Pick<StaffJackpot, (typeof amounts)[number] | 'share' | 'vendors'>
}): ReactNode {
  const { t } = useWords('console-jackpots')
  return (
    <>
      <TextField
        name="share"
        type="number"
        min={1}
        max={500}
        label={t('console-jackpots.field.share')}
        hint={t('console-jackpots.field.share.hint')}
        defaultValue={terms?.share ?? 50}
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
            defaultValue={terms?.[name]}
            dir="ltr"
            required
          />
        ))}
      </div>
      <TextField
        name="vendors"
        label={t('console-jackpots.field.vendors')}
        hint={t('console-jackpots.field.vendors.hint')}
        defaultValue={terms?.vendors.join(', ')}
        dir="ltr"
      />
    </>
  )
}

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
      <TermsFields />
    </>
  )
}

function CreateForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useWords('console-jackpots', 'fault')
  const create = useCall(createJackpot, { refreshes: [listStaffJackpots] })
  const form = useForm(createJackpot.input, {
    extra: () => ({ titles: {} }),
    read: readVendors,
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

function ChangeForm({ of, onClose }: { of: StaffJackpot; onClose: () => void }): ReactNode {
  const { t } = useWords('console-jackpots', 'fault')
  const change = useCall(changeJackpot, { refreshes: [listStaffJackpots] })
  const { code } = of
  const form = useForm(changeJackpot.input, {
    extra: () => ({ code }),
    read: readVendors,
    async onSubmit(input) {
      const outcome = await askApproval(() => change.mutateAsync(input))
      showToast(
        outcome === 'waiting' ? { text: t('console.approval.waiting') } : { tone: 'good', text: t('kit.saved') },
      )
      onClose()
    },
  })
  return (
    <DialogForm form={form} action={t('console-jackpots.change.save')} onCancel={onClose}>
      <p className="text-sm text-ink-soft">{t('console-jackpots.change.text')}</p>
      <TermsFields terms={of.next ?? of} />
    </DialogForm>
  )
}

/** Changes the terms of a jackpot from its next run on, once another operator has agreed. */
export function ChangeDialog({
  of,
  open,
  onClose,
}: {
  of: StaffJackpot
  open: boolean
  onClose: () => void
}): ReactNode {
  const { t } = useWords('console-jackpots')
  return (
    <Dialog open={open} onClose={onClose} size="medium" title={t('console-jackpots.change')}>
      {open && <ChangeForm of={of} onClose={onClose} />}
    </Dialog>
  )
}
