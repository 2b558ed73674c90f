import type { InputOf, OutputOf } from '@croupier/api/operation.ts'
import { type requestWithdrawal, withdrawalWish } from '@croupier/api/wallet/withdrawals/request-withdrawal.ts'
import type { showWithdrawSettings } from '@croupier/api/wallet/withdrawals/show-withdraw-settings.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Notice } from '@croupier/kit/components/notice.tsx'
import type { Fault } from '@croupier/kit/form/fault.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { OpenBonuses } from '../../parts/give-up-bonus.tsx'
import { missedLimit } from '../../parts/amount-limits.ts'
import { takeFieldFaults } from '../../parts/take-field-faults.ts'
import { Payee, type PayoutAccount } from './payee.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { isZero, lesserAmount, withdrawalPreview } from './withdrawal-math.ts'

type Settings = OutputOf<typeof showWithdrawSettings>

function Line({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  )
}

/** What keeps an amount from its review: a limit it misses, or that nothing may leave now, which the page says. */
function judge(amount: string, now: Settings): { isClear: boolean; fault: Fault | undefined } {
  const fault = missedLimit(amount, now.currency, {
    least: now.minimumAmount,
    most: now.maximumAmount,
    today: now.dailyAmountLeft,
    available: now.available,
  })
  return { isClear: now.allowWithdraw === 'Y' && now.dailyCountLeft > 0 && isZero(now.missingTurnover), fault }
}

/** Account, amount, what it costs and what arrives; then the review asks for the payment password. */
export function WithdrawForm({
  settings,
  accounts,
  onCheck,
}: {
  settings: Settings
  accounts: readonly PayoutAccount[]
  /** Asks what holds now; undefined where nothing answers. */
  onCheck: () => Promise<Settings | undefined>
}): ReactNode {
  const { t } = useWords('withdraw', 'fault', 'refusals')
  const refusalText = useRefusalText()
  const { currency, minimumAmount, maximumAmount, available, dailyAmountLeft, dailyCountLeft } = settings
  const [amount, setAmount] = useState('')
  const [accountId, setAccountId] = useState(accounts[0]?.id ?? '')
  const [review, setReview] = useState<Omit<InputOf<typeof requestWithdrawal>, 'paymentPassword'>>()
  const [isReviewing, setIsReviewing] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const account = accounts.find(({ id }) => id === accountId) ?? accounts[0]
  const preview = withdrawalPreview(settings, amount)
  const form = useForm(withdrawalWish, {
    async onSubmit(input) {
      setProblem(undefined)
      // Before the payment password is asked for: what was true when the page was opened may not be so any more.
      const { isClear, fault } = judge(input.amount, (await onCheck()) ?? settings)
      if (fault) return { value: { fields: [fault] } }
      if (!isClear) return undefined
      setReview(input)
      setIsReviewing(true)
      return undefined
    },
  })
  const most = lesserAmount(lesserAmount(available, maximumAmount, currency), dailyAmountLeft, currency)
  const shortcuts = [
    { amount: minimumAmount },
    ...(isZero(most) || lesserAmount(most, minimumAmount, currency) === most
      ? []
      : [{ label: t('withdraw.form.all'), amount: most }]),
  ]
  const dayIsOver = dailyCountLeft === 0 || isZero(dailyAmountLeft)

  return (
    <Card>
      <Form form={form} className="gap-5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-sm text-ink-faint">{t('withdraw.form.available')}</span>
          <Amount value={available} currency={currency} className="text-2xl" display />
        </p>
        {problem !== undefined && (
          <>
            <Notice tone="bad" urgent>
              {refusalText(problem)}
              {isRefused(problem, 'withdraw.verification.due') && (
                <Link to="/member?page=securityCenter" className={`mt-2 block ${linkClasses.text}`}>
                  {t('withdraw.verification.open')}
                </Link>
              )}
            </Notice>
            {isRefused(problem, 'withdraw.bonus.open') && <OpenBonuses onGone={() => setProblem(undefined)} />}
          </>
        )}
        {dayIsOver && <Notice>{t('withdraw.form.dayOver')}</Notice>}
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-sm font-medium text-ink">{t('withdraw.form.to')}</legend>
          {accounts.map((each) => (
            <label
              key={each.id}
              className="flex cursor-pointer items-center gap-3 rounded-md border border-hairline bg-raised px-3 py-2.5 transition-colors hover:border-outline has-checked:border-brass has-checked:bg-brass-wash has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="payoutAccountId"
                value={each.id}
                checked={each.id === account?.id}
                onChange={() => setAccountId(each.id)}
                className="size-4 shrink-0 accent-(--action)"
              />
              <Payee payee={each} />
            </label>
          ))}
        </fieldset>
        <AmountField
          name="amount"
          label={t('withdraw.form.amount')}
          currency={currency}
          scale={settings.decimals}
          value={amount}
          onAmount={setAmount}
          shortcuts={shortcuts}
          hint={
            <Words
              k="withdraw.form.amount.hint"
              values={{
                minimum: <Amount key="minimum" value={minimumAmount} currency={currency} />,
                maximum: <Amount key="maximum" value={maximumAmount} currency={currency} />,
                left: <Amount key="left" value={dailyAmountLeft} currency={currency} />,
                count: dailyCountLeft,
              }}
            />
          }
          disabled={dayIsOver}
          required
        />
        <dl className="rounded-md bg-sunken px-4 py-2">
          <Line label={t('withdraw.form.fee')}>
            {preview && !isZero(preview.fee) ? (
              <Amount value={preview.fee} currency={currency} />
            ) : isZero(settings.feePercent) && isZero(settings.feeFixed) ? (
              t('withdraw.form.fee.none')
            ) : (
              '—'
            )}
          </Line>
          <Line label={t('withdraw.form.receive')}>
            {preview ? <Amount value={preview.receives} currency={currency} className="text-lg" display /> : '—'}
          </Line>
        </dl>
        <Button type="submit" variant="action" size="large" wide disabled={dayIsOver} loading={form.submitting}>
          {t('withdraw.form.review')}
        </Button>
      </Form>
      {review && account && preview && (
        <ReviewDialog
          open={isReviewing}
          onClose={() => setIsReviewing(false)}
          wish={review}
          account={account}
          currency={currency}
          fee={preview.fee}
          receives={preview.receives}
          onDone={() => {
            setIsReviewing(false)
            setAmount('')
          }}
          onRefused={(refusal) => {
            setIsReviewing(false)
            if (!takeFieldFaults(form, refusal)) setProblem(refusal)
            void onCheck()
          }}
        />
      )}
    </Card>
  )
}
