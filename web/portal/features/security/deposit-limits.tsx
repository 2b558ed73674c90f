import { type LimitPeriod, RAISE_DELAY_HOURS } from '@croupier/api/wallet/deposit-limits/deposit-limits.ts'
import { setDepositLimit } from '@croupier/api/wallet/deposit-limits/set-deposit-limit.ts'
import { showDepositLimits } from '@croupier/api/wallet/deposit-limits/show-deposit-limits.ts'
import type { AnswerOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useId, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'

type Limit = AnswerOf<typeof showDepositLimits>['limits'][number]

const titles = { day: 'security.limit.day', week: 'security.limit.week', month: 'security.limit.month' } as const

/** How one limit stands, and what was asked for and does not count yet. */
function LimitState({ limit, currency }: { limit: Limit; currency: string }): ReactNode {
  const { amount, left, used, endsAt, coming } = limit
  const money = (value: string) => <Amount value={value} currency={currency} />
  return (
    <p className="flex flex-col text-sm text-ink-soft">
      <span>
        {amount === null || left === null ? (
          <Words k="security.limit.none" values={{ used: money(used) }} />
        ) : (
          <Words
            k="security.limit.isSet"
            values={{ amount: money(amount), left: money(left), time: <Time at={endsAt} /> }}
          />
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

function LimitForm({ limit, currency }: { limit: Limit; currency: string }): ReactNode {
  const { t } = useWords('security', 'fault', 'refusals')
  const refusalText = useRefusalText()
  const titleId = useId()
  const set = useCall(setDepositLimit, { refreshes: [showDepositLimits] })
  // A new limit empties the box.
  const [round, setRound] = useState(0)
  const { period, amount, coming } = limit
  const send = async (input: { period: LimitPeriod; amount: string | null }) => {
    const { coming: asked } = await set.mutateAsync(input)
    showToast({
      tone: 'good',
      text: t(asked ? 'security.limit.later' : 'security.limit.now', { hours: RAISE_DELAY_HOURS }),
    })
    setRound((before) => before + 1)
  }
  const form = useForm(setDepositLimit.input, { extra: () => ({ period }), onSubmit: send })
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2 border-t border-hairline pt-4">
      <h3 id={titleId} className="text-ink">
        {t(titles[period])}
      </h3>
      <LimitState limit={limit} currency={currency} />
      <Form form={form}>
        <FormProblem of={form.problem} />
        <AmountField key={round} name="amount" label={t('security.limit.amount')} currency={currency} required />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="action" loading={form.submitting}>
            {t('security.limit.save')}
          </Button>
          {/* Asking once more would only begin the day of waiting anew. */}
          {amount !== null && coming?.amount !== null && (
            <Button
              variant="ghost"
              loading={set.isPending && set.variables.amount === null}
              onClick={() =>
                void send({ period, amount: null }).catch((error: unknown) =>
                  showToast({ tone: 'bad', text: refusalText(error) }),
                )
              }
            >
              {t('security.limit.remove')}
            </Button>
          )}
        </div>
      </Form>
    </section>
  )
}

/** How much a member pays in at most: within a day, a week and a month. */
export function DepositLimits(): ReactNode {
  const { t } = useWords('security')
  const read = useOperation(showDepositLimits)
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{t('security.limit.text', { hours: RAISE_DELAY_HOURS })}</p>
      {data ? (
        data.limits.map((limit) => <LimitForm key={limit.period} limit={limit} currency={data.currency} />)
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </div>
  )
}
