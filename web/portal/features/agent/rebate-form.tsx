import {
  listDownlineRebates,
  PRIZE_GROUP,
  type RebateCategory,
  setDownlineRebates,
  setUsualRebates,
  showRebateSettings,
} from '@croupier/api/agents/rebates/rebates.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { fieldsOf } from '@croupier/client/call-refused.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { MarkedFields } from '@croupier/kit/form/marked-fields.tsx'
import { type ReactNode, useState } from 'react'
import { useCategoryName } from '../../catalogue/category-name.ts'
import { FormProblem } from '../../parts/form-problem.tsx'

type Rate = OutputOf<typeof showRebateSettings>['own'][number]

const refreshes = [showRebateSettings, listDownlineRebates]

/** What a category of rebates is called. */
export function useRebateName(): (category: RebateCategory) => string {
  const { t } = useWords('agent')
  const nameOf = useCategoryName()
  return (category) => (category === PRIZE_GROUP ? t('agent.rebate.prizeGroup') : nameOf(category))
}

/** A box for each category, bounded by one's own rate; an empty one gives none and lets the next rule count. */
export function RebateForm({
  own,
  rates,
  account,
  onDone,
}: {
  own: readonly Rate[]
  rates: readonly Rate[]
  /** Undefined: what whoever has none of their own gets. */
  account: string | undefined
  onDone?: () => void
}): ReactNode {
  const { t } = useWords('agent', 'fault', 'refusals')
  const nameOf = useRebateName()
  const before = (category: RebateCategory): string => rates.find((rate) => rate.category === category)?.given ?? ''
  const [typed, setTyped] = useState<Partial<Record<RebateCategory, string>>>({})
  const usual = useCall(setUsualRebates, { refreshes })
  const single = useCall(setDownlineRebates, { refreshes })
  const save = async (): Promise<void> => {
    const wished = own
      .map(({ category }) => ({ category, text: (typed[category] ?? before(category)).trim() }))
      .filter(({ category, text }) => text !== before(category))
      .map(({ category, text }) => ({ category, percent: text === '' ? null : text }))
    try {
      if (wished.length > 0) {
        if (account === undefined) await usual.mutateAsync({ rates: wished })
        else await single.mutateAsync({ account, rates: wished })
      }
      setTyped({})
      showToast({ tone: 'good', text: t('agent.rebate.done') })
      onDone?.()
    } catch {
      // It stands above the button.
    }
  }
  const asked = (account === undefined ? usual.variables : single.variables)?.rates ?? []
  const nameIn = (category: RebateCategory) => `rates.${asked.findIndex((rate) => rate.category === category)}.percent`
  const refused = single.error ?? usual.error
  if (own.length === 0) return <p className="text-ink-soft">{t('agent.rebate.none')}</p>
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <MarkedFields of={fieldsOf(refused)}>
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {own.map(({ category, percent, prizeGroup }) => (
            <TextField
              key={category}
              name={nameIn(category)}
              label={nameOf(category)}
              value={typed[category] ?? before(category)}
              onChange={({ target }) => setTyped({ ...typed, [category]: target.value })}
              hint={
                prizeGroup === null
                  ? t('agent.rebate.most', { most: percent })
                  : t('agent.rebate.most.group', { most: percent, group: String(prizeGroup) })
              }
              placeholder={percent}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
            />
          ))}
        </div>
      </MarkedFields>
      <FormProblem of={refused} />
      <Button type="submit" variant="action" className="self-start" loading={single.isPending || usual.isPending}>
        {t('agent.rebate.save')}
      </Button>
    </form>
  )
}
