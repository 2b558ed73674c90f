import { listDeposits } from '@croupier/api/wallet/deposits/list-deposits.ts'
import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { redeemVoucher } from '@croupier/api/wallet/vouchers/redeem-voucher.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { FormProblem } from '../../parts/form-problem.tsx'
import type { DepositPlace } from './deposit-desk.tsx'

/** A voucher's code in, its amount on the main wallet. */
export function VoucherForm({
  promotion,
  place,
}: {
  promotion: string | undefined
  place: DepositPlace | undefined
}): ReactNode {
  const { t } = useWords('deposit', 'refusals', 'fault')
  const navigate = useNavigate()
  const redeem = useCall(redeemVoucher, { refreshes: [listDeposits, showBalance] })
  const form = useForm(redeemVoucher.input, {
    extra: () => (promotion === undefined ? {} : { promotion }),
    async onSubmit(input) {
      const { reference } = await redeem.mutateAsync(input)
      if (place) place.onOrder(reference)
      else void navigate(`/member?page=depositv2&order=${reference}`)
    },
  })
  return (
    <Form form={form}>
      <FormProblem of={form.problem} />
      <TextField
        name="code"
        label={t('deposit.voucher.code')}
        hint={t('deposit.voucher.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={40}
        required
      />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('deposit.voucher.redeem')}
      </Button>
    </Form>
  )
}
