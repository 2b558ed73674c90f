import { currencies } from '@croupier/basis/currency.ts'
import { coinCodes, networks } from '@croupier/api/wallet/crypto-choices.ts'
import {
  type DepositKind,
  depositKinds,
  isOneKind,
  providerKinds,
} from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { listDepositChannels } from '@croupier/api/wallet/providers/list-deposit-channels.ts'
import { listPaymentProviders } from '@croupier/api/wallet/providers/list-payment-providers.ts'
import { setDepositChannel } from '@croupier/api/wallet/providers/set-deposit-channel.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextArea, TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import type { RowOf } from '../lists/list-declaration.ts'

type Channel = RowOf<typeof listDepositChannels>

/** Adds a way to pay in, or changes one. */
export function ChannelDialog({
  open,
  onClose,
  channel,
}: {
  open: boolean
  onClose: () => void
  channel: Channel | undefined
}): ReactNode {
  const { t } = useWords('console-payments')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={t(channel ? 'console-payments.channel.change' : 'console-payments.add.channels')}
    >
      {/* Drawn anew each time it opens, so that it starts from what is kept. */}
      {open && <ChannelForm channel={channel} onClose={onClose} />}
    </Dialog>
  )
}

function ChannelForm({ channel, onClose }: { channel: Channel | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-payments', 'fault')
  const [kind, setKind] = useState<DepositKind>(channel?.kind ?? 'mt')
  const [currency, setCurrency] = useState(channel?.currency ?? 'BDT')
  const [isOpen, setIsOpen] = useState(channel?.isOpen ?? true)
  const providers = useOperation(listPaymentProviders)
  // The channel's own is there before the others have come: what a box begins with must be one of its choices.
  const providerCodes = new Set([
    ...(channel?.provider ? [channel.provider] : []),
    ...(providers.data?.list ?? []).map(({ code }) => code),
  ])
  const set = useCall(setDepositChannel, { refreshes: [listDepositChannels] })
  const form = useForm(setDepositChannel.input, {
    extra: () => ({ ...(channel && { code: channel.code }), isOpen }),
    read: { position: Number, leastLevel: Number, leastDays: Number },
    async onSubmit(input) {
      await set.mutateAsync(input)
      showToast({ tone: 'good', text: t('kit.saved') })
      onClose()
    },
  })
  const isByHand = kind === 'mt' || kind === 'ma'
  return (
    <DialogForm form={form} action={t('kit.save')} onCancel={onClose}>
      {!channel && (
        <TextField
          name="code"
          label={t('console-payments.field.code')}
          dir="ltr"
          autoComplete="off"
          maxLength={32}
          required
        />
      )}
      <TextField
        name="name"
        label={t('console-payments.field.name')}
        defaultValue={channel?.name}
        maxLength={60}
        required
      />
      <Select
        name="kind"
        label={t('console-payments.column.kind')}
        value={kind}
        onChange={(event) => setKind(event.target.value as DepositKind)}
        options={depositKinds.map((each) => ({ value: each, label: t(`console-payments.kind.${each}`) }))}
      />
      <Select
        name="currency"
        label={t('console-payments.field.currency')}
        value={currency}
        onChange={(event) => setCurrency(event.target.value)}
        options={[...currencies.keys()].map((code) => ({ value: code, label: code }))}
      />
      {isOneKind(providerKinds, kind) && (
        <Select
          name="provider"
          label={t('console-payments.column.provider')}
          placeholder={t('kit.select')}
          defaultValue={channel?.provider ?? ''}
          options={[...providerCodes].map((code) => ({ value: code, label: code }))}
          required
        />
      )}
      {kind === 'crypto' && (
        <>
          <Select
            name="coin"
            label={t('console-payments.field.coin')}
            defaultValue={channel?.coin ?? coinCodes[0]}
            options={coinCodes.map((code) => ({ value: code, label: code }))}
          />
          <Select
            name="network"
            label={t('console-payments.field.network')}
            defaultValue={channel?.network ?? 'TRC20'}
            options={networks.map((code) => ({ value: code, label: code }))}
          />
        </>
      )}
      {isByHand && (
        <>
          <TextField
            name="payBank"
            label={t('console-payments.field.payBank')}
            defaultValue={channel?.payBank ?? ''}
            maxLength={60}
            required
          />
          <TextField
            name="payHolder"
            label={t('console-payments.field.payHolder')}
            defaultValue={channel?.payHolder ?? ''}
            maxLength={100}
            required
          />
          <TextField
            name="payNumber"
            label={t('console-payments.field.payNumber')}
            defaultValue={channel?.payNumber ?? ''}
            dir="ltr"
            maxLength={60}
            required
          />
        </>
      )}
      {kind === 'qr' && (
        <TextField
          name="qrText"
          label={t('console-payments.field.qrText')}
          defaultValue={channel?.qrText ?? ''}
          dir="ltr"
          maxLength={300}
          required
        />
      )}
      <TextArea
        name="instructions"
        label={t('console-payments.field.instructions')}
        defaultValue={channel?.instructions ?? ''}
        rows={3}
        maxLength={500}
      />
      <AmountField
        name="minimumAmount"
        label={t('console-payments.field.minimum')}
        currency={currency}
        defaultValue={channel?.minimumAmount}
        required
      />
      <AmountField
        name="maximumAmount"
        label={t('console-payments.field.maximum')}
        currency={currency}
        defaultValue={channel?.maximumAmount}
        required
      />
      <TextField
        name="feePercent"
        label={t('console-payments.field.feePercent')}
        defaultValue={channel?.feePercent ?? '0'}
        dir="ltr"
        inputMode="decimal"
      />
      <AmountField
        name="feeFixed"
        label={t('console-payments.field.feeFixed')}
        currency={currency}
        defaultValue={channel?.feeFixed ?? '0'}
      />
      <TextField
        name="opensAt"
        type="time"
        label={t('console-payments.field.opensAt')}
        defaultValue={channel?.opensAt ?? ''}
      />
      <TextField
        name="closesAt"
        type="time"
        label={t('console-payments.field.closesAt')}
        defaultValue={channel?.closesAt ?? ''}
      />
      <TextField
        name="leastLevel"
        type="number"
        min={0}
        max={999}
        label={t('console-payments.field.leastLevel')}
        defaultValue={String(channel?.leastLevel ?? 0)}
      />
      <TextField
        name="leastDays"
        type="number"
        min={0}
        max={3650}
        label={t('console-payments.field.leastDays')}
        defaultValue={String(channel?.leastDays ?? 0)}
      />
      <TextField
        name="position"
        type="number"
        min={0}
        max={9999}
        label={t('console-payments.field.position')}
        defaultValue={String(channel?.position ?? 0)}
      />
      <Checkbox
        label={t('console-payments.open')}
        checked={isOpen}
        onChange={(event) => setIsOpen(event.target.checked)}
      />
    </DialogForm>
  )
}
