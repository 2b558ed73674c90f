import { listPaymentProviders } from '@croupier/api/wallet/providers/list-payment-providers.ts'
import { paymentProtocols } from '@croupier/api/wallet/providers/payment-protocols.ts'
import { setPaymentProvider } from '@croupier/api/wallet/providers/set-payment-provider.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import type { RowOf } from '../lists/list-declaration.ts'

type Provider = RowOf<typeof listPaymentProviders>

/** Adds a payment provider, or changes one. */
export function ProviderDialog({
  open,
  onClose,
  provider,
}: {
  open: boolean
  onClose: () => void
  provider: Provider | undefined
}): ReactNode {
  const { t } = useWords('console-payments')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        provider ? `${t('console-payments.provider.change')}: ${provider.code}` : t('console-payments.add.providers')
      }
    >
      {/* Drawn anew each time it opens, so that it starts from what is kept. */}
      {open && <ProviderForm provider={provider} onClose={onClose} />}
    </Dialog>
  )
}

function ProviderForm({ provider, onClose }: { provider: Provider | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-payments', 'fault')
  const [isOpen, setIsOpen] = useState(provider?.isOpen ?? true)
  const [paysOut, setPaysOut] = useState(provider?.paysOut ?? false)
  const set = useCall(setPaymentProvider, { refreshes: [listPaymentProviders] })
  const form = useForm(setPaymentProvider.input, {
    extra: () => ({ ...(provider && { code: provider.code }), isOpen, paysOut }),
    async onSubmit(input) {
      await set.mutateAsync(input)
      showToast({ tone: 'good', text: t('kit.saved') })
      onClose()
    },
  })
  return (
    <DialogForm form={form} action={t('kit.save')} onCancel={onClose}>
      {!provider && (
        <TextField
          name="code"
          label={t('console-payments.field.code')}
          dir="ltr"
          autoComplete="off"
          maxLength={32}
          required
        />
      )}
      <Select
        name="protocol"
        label={t('console-payments.column.protocol')}
        defaultValue={provider?.protocol ?? paymentProtocols[0]}
        options={paymentProtocols.map((protocol) => ({
          value: protocol,
          label: t(`console-payments.protocol.${protocol}`),
        }))}
      />
      <TextField
        name="url"
        type="url"
        label={t('console-payments.column.url')}
        defaultValue={provider?.url}
        dir="ltr"
        autoComplete="off"
        required
      />
      <TextField
        name="secret"
        type="password"
        label={t('console-payments.field.secret')}
        hint={provider && t('console-payments.field.secret.hint')}
        dir="ltr"
        autoComplete="off"
        required={!provider}
      />
      <Checkbox
        label={t('console-payments.column.paysOut')}
        checked={paysOut}
        onChange={(event) => setPaysOut(event.target.checked)}
      />
      <Checkbox
        label={t('console-payments.open')}
        checked={isOpen}
        onChange={(event) => setIsOpen(event.target.checked)}
      />
    </DialogForm>
  )
}
