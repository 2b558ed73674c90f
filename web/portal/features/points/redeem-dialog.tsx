import { redeemPointReward } from '@croupier/api/points/redeem-point-reward.ts'
import { REMARK_MOST } from '@croupier/api/points/point-answers.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { TextArea, TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import type { Good } from './good-card.tsx'
import { NeedsPassword } from './needs-password.tsx'
import { moneyTimes, pointsInText, pointsMinus, pointsTimes } from './point-figures.ts'
import { afterSpending } from './point-reads.ts'

/** How many can be asked for at once. */
function mostOf({ stock, perMember, redeemed }: Good): number {
  return Math.min(stock ?? 100, perMember === null ? 100 : perMember - redeemed, 100)
}

/** An address as the server takes it: one line. */
const oneLine = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, ', ') || undefined

function Recipient(): ReactNode {
  const { t } = useWords('points')
  return (
    <>
      <TextField name="receiver" label={t('points.redeem.receiver')} autoComplete="name" maxLength={80} required />
      <TextField
        name="mobileNum"
        type="tel"
        label={t('points.redeem.mobile')}
        hint={t('points.redeem.mobile.hint')}
        autoComplete="tel"
        maxLength={20}
        dir="ltr"
        required
      />
      <TextArea
        name="address"
        label={t('points.redeem.address')}
        hint={t('points.redeem.address.hint')}
        autoComplete="street-address"
        maxLength={300}
        rows={3}
        required
      />
      <TextField
        name="remark"
        label={t('points.redeem.remark')}
        hint={t('points.redeem.remark.hint')}
        maxLength={REMARK_MOST}
      />
    </>
  )
}

function RedeemForm({ good, have, onDone }: { good: Good; have: string; onDone: () => void }): ReactNode {
  const { t } = useWords('points', 'fields', 'fault', 'refusals')
  const navigate = useNavigate()
  const { rewardId, type, name, pointsRequirement, amountRequirement, currency } = good
  const most = mostOf(good)
  const [typed, setTyped] = useState('1')
  const quantity = /^[1-9]\d{0,2}$/.test(typed) ? Math.min(Number(typed), most) : 1
  const cost = pointsTimes(pointsRequirement, quantity)
  const left = pointsMinus(have, cost)
  const redeem = useCall(redeemPointReward, { refreshes: afterSpending })
  const form = useForm(redeemPointReward.input, {
    extra: () => ({ rewardId, pointsRequirement, quantity: 1 }),
    read: type === 'GOODS' ? { address: oneLine } : {},
    async onSubmit(input) {
      const answer = await redeem.mutateAsync(input).catch((error: unknown) => {
        followFault(error)
        throw error
      })
      const { amountRequirement: amount } = answer
      showToast({
        tone: 'good',
        text:
          amount === null
            ? t('points.redeem.done.goods')
            : t('points.redeem.done.cash', { amount: amountInText(amount, answer.currency) }),
      })
      onDone()
      void navigate('/pointMall?tab=orders')
    },
  })
  return (
    <Form form={form}>
      <h3 className="text-lg wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      {most > 1 && (
        <TextField
          name="quantity"
          type="number"
          label={t('points.redeem.quantity')}
          min={1}
          max={most}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 rounded-md border border-hairline bg-raised px-4 py-3">
        {amountRequirement !== null && currency !== null && (
          <>
            <dt className="text-sm text-ink-faint">{t('points.redeem.receive')}</dt>
            <dd className="text-end">
              <Amount
                value={moneyTimes(amountRequirement, quantity, currency)}
                currency={currency}
                display
                className="text-jade"
              />
            </dd>
          </>
        )}
        <dt className="text-sm text-ink-faint">{t('points.redeem.cost')}</dt>
        <dd className="text-end">
          <Amount value={cost} display />
        </dd>
        <dt className="text-sm text-ink-faint">{t('points.redeem.have')}</dt>
        <dd className="text-end">
          <Amount value={have} />
        </dd>
        <dt className="text-sm text-ink-faint">{t('points.redeem.left')}</dt>
        <dd className="text-end">
          <Amount value={left} className={left.startsWith('-') ? 'text-vermilion' : undefined} />
        </dd>
      </dl>
      <p className="text-sm text-ink-soft">
        {t(type === 'CASH' ? 'points.redeem.cash.text' : 'points.redeem.goods.text')}
      </p>
      {type === 'GOODS' && <Recipient />}
      <FormProblem of={form.problem} />
      <NeedsPassword>
        <Button
          type="submit"
          variant="action"
          size="large"
          wide
          loading={form.submitting}
          disabled={left.startsWith('-')}
        >
          {t('points.redeem.action', { points: pointsInText(cost) })}
        </Button>
      </NeedsPassword>
    </Form>
  )
}

/** What is redeemed, how many, where to, and the payment password. */
export function RedeemDialog({
  open,
  onClose,
  good,
  have,
}: {
  open: boolean
  onClose: () => void
  good: Good
  have: string
}): ReactNode {
  const { t } = useWords('points')
  return (
    <Dialog open={open} onClose={onClose} title={t('points.redeem.title')}>
      {/* Drawn anew each time it opens, so that it starts empty. */}
      {open && <RedeemForm good={good} have={have} onDone={onClose} />}
    </Dialog>
  )
}
