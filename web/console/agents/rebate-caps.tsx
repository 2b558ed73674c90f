import { capRebates, showAgent } from '@croupier/api/agents/staff-agents.ts'
import { PRIZE_GROUP, type RebateCategory } from '@croupier/api/agents/rebates/rebates.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { Problem } from '../lists/problem.tsx'
import { useApproval } from '../lists/use-approval.ts'

type Rebates = OutputOf<typeof showAgent>['rebates']

/** What of their play comes back to a member, box by box, given in the name of whoever stands above. */
export function RebateCaps({
  account,
  upline,
  rebates,
}: {
  account: string
  upline: string | null
  rebates: Rebates
}): ReactNode {
  const { t } = useWords('console-agents', 'console-games', 'fault', 'refusals')
  const may = useMay()
  const ask = useApproval()
  const cap = useCall(capRebates, { refreshes: [showAgent] })
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [note, setNote] = useState('')
  const nameOf = (category: RebateCategory): string =>
    category === PRIZE_GROUP
      ? t('console-agents.rebate.PRIZEGROUP')
      : t('console-agents.rebate.category', { category: t(`console-games.type.${category}`) })
  const mostOf = (category: string): string => rebates.most.find((rate) => rate.category === category)?.percent ?? '0'
  const wished = rebates.rates
    .map(({ category, given }) => ({ category, before: given ?? '', text: (typed[category] ?? given ?? '').trim() }))
    .filter(({ before, text }) => before !== text)
    .map(({ category, text }) => ({ category, percent: text === '' ? null : text }))
  const save = async (): Promise<void> => {
    if (wished.length === 0) {
      showToast({ text: t('console-agents.rebates.unchanged') })
      return
    }
    try {
      await ask(() => cap.mutateAsync({ account, rates: wished, note }))
      setTyped({})
      setNote('')
    } catch {
      // It stands above the button.
    }
  }
  return (
    <section className="flex flex-col gap-3">
      <h3>{t('console-agents.rebates')}</h3>
      {rebates.rates.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('console-agents.rebates.none')}</p>
      ) : (
        <form
          className="flex flex-col gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <p className="text-sm text-ink-soft">
            {t('console-agents.rebates.text', {
              upline: upline ?? t('console-agents.company'),
              day: rebates.countsFrom,
            })}
          </p>
          <div className="grid gap-3 sm:grid-cols-2">
            {rebates.rates.map(({ category, percent, given }) => (
              <TextField
                key={category}
                label={nameOf(category)}
                hint={t('console-agents.rebates.now', { percent, most: mostOf(category) })}
                value={typed[category] ?? given ?? ''}
                onChange={({ target }) => setTyped({ ...typed, [category]: target.value })}
                disabled={!may('agents.manage')}
                inputMode="decimal"
                autoComplete="off"
                dir="ltr"
              />
            ))}
          </div>
          {may('agents.manage') && (
            <>
              <TextField
                label={t('console-agents.note')}
                value={note}
                onChange={({ target }) => setNote(target.value)}
                required
              />
              <Problem of={cap.error} />
              <Button type="submit" variant="action" className="self-start" loading={cap.isPending}>
                {t('console-agents.rebates.save')}
              </Button>
            </>
          )}
        </form>
      )}
    </section>
  )
}
