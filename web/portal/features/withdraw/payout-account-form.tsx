import { bindPayoutAccount } from '@croupier/api/wallet/payout-accounts/bind-payout-account.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { listPayoutAccounts } from '@croupier/api/wallet/payout-accounts/list-payout-accounts.ts'
import type { listWithdrawBanks } from '@croupier/api/wallet/payout-accounts/list-withdraw-banks.ts'
import { showSecurityConfig } from '@croupier/api/wallet/purses/show-security-config.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'

/** An account to be paid to. The first one's holder is the holder of all. */
export function PayoutAccountForm({
  banks,
  holder,
  asksPassword,
  onDone,
}: {
  banks: OutputOf<typeof listWithdrawBanks>['list']
  holder: string | null
  asksPassword: boolean
  onDone: () => void
}): ReactNode {
  const { t } = useWords('withdraw', 'fields', 'fault', 'refusals')
  const bind = useCall(bindPayoutAccount, { refreshes: [listPayoutAccounts, showSecurityConfig] })
  const [chosen, setChosen] = useState('')
  const bank = banks.find(({ code }) => code === chosen)
  const form = useForm(bindPayoutAccount.input, {
    async onSubmit(input) {
      await bind.mutateAsync(input).catch((error: unknown) => {
        followFault(error)
        throw error
      })
      onDone()
    },
  })
  return (
    <Form form={form}>
      <p className="text-sm text-ink-soft">{t('withdraw.account.add.text')}</p>
      <FormProblem of={form.problem} />
      <Select
        name="bank"
        label={t('withdraw.account.kind')}
        placeholder={t('kit.select')}
        options={banks.map(({ code, name, kind }) => ({
          value: code,
          label: `${name} · ${t(`withdraw.account.kind.${kind}`)}`,
        }))}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        required
      />
      <TextField
        name="holder"
        label={t('withdraw.account.holder')}
        hint={holder === null ? t('withdraw.account.holder.hint') : t('withdraw.account.holder.fixed')}
        defaultValue={holder ?? ''}
        readOnly={holder !== null}
        autoComplete="name"
        maxLength={80}
        required
      />
      <TextField
        name="number"
        label={t(bank?.kind === 'crypto' ? 'withdraw.account.number.coin' : 'withdraw.account.number')}
        hint={
          bank &&
          (bank.network === undefined
            ? t('withdraw.account.number.hint', { min: bank.numberMin, max: bank.numberMax })
            : t('withdraw.account.number.coin.hint', { network: bank.network }))
        }
        inputMode={bank?.numberForm === 'digits' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize={bank?.kind === 'crypto' ? 'off' : 'characters'}
        spellCheck={false}
        dir="ltr"
        maxLength={100}
        required
      />
      {asksPassword && (
        <PasswordField
          name="paymentPassword"
          label={t('fields.label.paymentPassword')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={64}
          required
        />
      )}
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('withdraw.account.bind')}
      </Button>
    </Form>
  )
}
