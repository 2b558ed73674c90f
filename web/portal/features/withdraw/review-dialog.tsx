import type { InputOf } from '@croupier/api/operation.ts'
import { listWithdrawals } from '@croupier/api/wallet/withdrawals/list-withdrawals.ts'
import { requestWithdrawal } from '@croupier/api/wallet/withdrawals/request-withdrawal.ts'
import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { showWithdrawSettings } from '@croupier/api/wallet/withdrawals/show-withdraw-settings.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { CoinLines } from './coin-lines.tsx'
import { Payee, type PayoutAccount } from './payee.tsx'

interface ReviewProps {
  wish: Pick<InputOf<typeof requestWithdrawal>, 'amount' | 'payoutAccountId'>
  account: PayoutAccount
  currency: string
  fee: string
  receives: string
  onDone: () => void
  /** Something that cannot be put right here. */
  onRefused: (refusal: unknown) => void
}

function ReviewForm({ wish, account, currency, fee, receives, onDone, onRefused }: ReviewProps): ReactNode {
  const { t } = useWords('withdraw', 'fields', 'fault', 'refusals')
  const request = useCall(requestWithdrawal, { refreshes: [showBalance, showWithdrawSettings, listWithdrawals] })
  const form = useForm(requestWithdrawal.input, {
    extra: () => ({ amount: wish.amount, payoutAccountId: wish.payoutAccountId }),
    async onSubmit(input) {
      try {
        await request.mutateAsync(input)
      } catch (error) {
        followFault(error)
        if (isRefused(error, 'payment.password.wrong', 'payment.password.locked', 'network', 'timeout')) throw error
        onRefused(error)
        return
      }
      showToast({ tone: 'good', text: t('withdraw.done') })
      onDone()
    },
  })
  return (
    <Form form={form}>
      <dl className="flex flex-col gap-3">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-sm text-ink-faint">{t('withdraw.form.amount')}</dt>
          <dd>
            <Amount value={wish.amount} currency={currency} className="text-2xl" display />
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-sm text-ink-faint">{t('withdraw.form.fee')}</dt>
          <dd>
            <Amount value={fee} currency={currency} />
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-sm text-ink-faint">{t('withdraw.form.receive')}</dt>
          <dd>
            <Amount value={receives} currency={currency} display />
          </dd>
        </div>
        {account.kind === 'crypto' && <CoinLines payoutAccountId={account.id} receives={receives} />}
        <div className="flex flex-col gap-2 rounded-md border border-hairline bg-raised px-3 py-2.5">
          <dt className="sr-only">{t('withdraw.form.to')}</dt>
          <dd>
            <Payee payee={account} />
          </dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">{t('withdraw.review.text')}</p>
      <FormProblem of={form.problem} />
      <PasswordField
        name="paymentPassword"
        label={t('fields.label.paymentPassword')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={64}
        required
        data-autofocus=""
      />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        <span>
          <Words
            k="withdraw.review.confirm"
            values={{ amount: <Amount key="amount" value={wish.amount} currency={currency} /> }}
          />
        </span>
      </Button>
    </Form>
  )
}

/** All of it once more, and the payment password. */
export function ReviewDialog({
  open,
  onClose,
  ...review
}: ReviewProps & { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('withdraw')
  return (
    <Dialog open={open} onClose={onClose} title={t('withdraw.review.title')}>
      <ReviewForm {...review} />
    </Dialog>
  )
}
