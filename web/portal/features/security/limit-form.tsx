import { limitWish } from '@croupier/api/wallet/deposit-limits/deposit-limits.ts'
import { RAISE_DELAY_HOURS } from '@croupier/basis/raise-delay.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useId, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'

/** A limit as its member reads it, of deposits or of play. Amounts are main units. */
export interface LimitAnswer {
  amount: string | null
  left: string | null
  used: string | null
  endsAt: number
  coming: { amount: string | null; beginsAt: number } | null
}

/** What the sentences are called: of deposits, of stakes, of losses. */
export type LimitWords = 'limit' | 'wager' | 'loss'

/** How one limit stands, and what was asked for and does not count yet. */
function LimitState({ of, limit, currency }: { of: LimitWords; limit: LimitAnswer; currency: string }): ReactNode {
  const { amount, left, used, endsAt, coming } = limit
  const money = (value: string) => <Amount value={value} currency={currency} />
  return (
    <p className="flex flex-col text-sm text-ink-soft">
      <span>
        {amount !== null && left !== null ? (
          <Words
            k="security.limit.isSet"
            values={{ amount: money(amount), left: money(left), time: <Time at={endsAt} /> }}
          />
        ) : used === null ? (
          <Words k="security.limit.free" />
        ) : (
          <Words k={`security.${of}.none`} values={{ used: money(used) }} />
        )}
      </span>
      {coming && (
        <span>
          {coming.amount === null ? (
            <Words k="security.limit.lifted" values={{ time: <Time at={coming.beginsAt} /> }} />
          ) : (
            <Words
              k="security.limit.coming"
              values={{ time: <Time at={coming.beginsAt} />, amount: money(coming.amount) }}
            />
          )}
        </span>
      )}
    </p>
  )
}

/** One limit: how it stands, and what is asked for instead. `ask` answers it as it stands then; null asks for none. */
export function LimitForm({
  of,
  title,
  limit,
  currency,
  ask,
}: {
  of: LimitWords
  title: string
  limit: LimitAnswer
  currency: string
  ask: (amount: string | null) => Promise<LimitAnswer>
}): ReactNode {
  const { t } = useWords('security', 'fault', 'refusals')
  const refusalText = useRefusalText()
  const titleId = useId()
  // A new limit empties the box.
  const [round, setRound] = useState(0)
  const [isRemoving, setRemoving] = useState(false)
  const { amount, coming } = limit
  const send = async ({ amount: wished }: { amount: string | null }): Promise<void> => {
    const { coming: later } = await ask(wished)
    showToast({
      tone: 'good',
      text: t(later ? 'security.limit.later' : 'security.limit.now', { hours: RAISE_DELAY_HOURS }),
    })
    setRound((before) => before + 1)
  }
  const remove = async (): Promise<void> => {
    setRemoving(true)
    try {
      await send({ amount: null })
    } catch (error) {
      showToast({ tone: 'bad', text: refusalText(error) })
    } finally {
      setRemoving(false)
    }
  }
  const form = useForm(limitWish, { onSubmit: send })
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2 border-t border-hairline pt-4">
      <h3 id={titleId} className="text-ink">
        {title}
      </h3>
      <LimitState of={of} limit={limit} currency={currency} />
      <Form form={form}>
        <FormProblem of={form.problem} />
        <AmountField key={round} name="amount" label={t('security.limit.amount')} currency={currency} required />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="action" loading={form.submitting}>
            {t('security.limit.save')}
          </Button>
          {/* Asking once more would only begin the day of waiting anew. */}
          {amount !== null && coming?.amount !== null && (
            <Button variant="ghost" loading={isRemoving} onClick={() => void remove()}>
              {t('security.limit.remove')}
            </Button>
          )}
        </div>
      </Form>
    </section>
  )
}
