import { countRewards } from '@croupier/api/rewards/count-rewards.ts'
import { listPromoCodes } from '@croupier/api/promotions/taking-part/list-promo-codes.ts'
import { listPromotions } from '@croupier/api/promotions/taking-part/list-promotions.ts'
import { listRewards } from '@croupier/api/rewards/list-rewards.ts'
import { redeemCode } from '@croupier/api/promotions/taking-part/redeem-code.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { useKitWords } from '@croupier/kit/words.tsx'
import type { ReactNode } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'
import { UsedCodes } from './used-codes.tsx'

/** Where a promo code is typed, above those that were. */
export function PromoCodeCard(): ReactNode {
  const { t } = useWords('promotions', 'refusals', 'fault')
  const kit = useKitWords()
  const redeem = useCall(redeemCode, { refreshes: [listPromotions, listPromoCodes, listRewards, countRewards] })
  const form = useForm(redeemCode.input, {
    async onSubmit(input) {
      const { amount, currency } = await redeem.mutateAsync(input)
      showToast({ tone: 'good', text: t('promotions.code.done', { amount: amountInText(amount, currency) }) })
      form.reset()
    },
  })
  const fault = form.faults.get('promoCode')
  return (
    <Card title={t('promotions.code.title')}>
      <form {...form.attributes} className="flex flex-col gap-3">
        <p className="text-sm text-ink-soft">{t('promotions.code.text')}</p>
        <FormProblem of={form.problem} />
        <div className="flex flex-wrap items-start gap-3">
          <TextField
            name="promoCode"
            label={t('promotions.code.label')}
            labelHidden
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            error={fault && kit.fault(fault)}
            className="min-w-0 flex-1 basis-48"
          />
          <Button type="submit" loading={form.submitting}>
            {t('promotions.code.use')}
          </Button>
        </div>
      </form>
      <UsedCodes />
    </Card>
  )
}
