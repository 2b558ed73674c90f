import { listPointRates } from '@croupier/api/points/list-point-rates.ts'
import { setPointRate } from '@croupier/api/points/set-point-rate.ts'
import { currencies } from '@croupier/basis/currency.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { operator } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { DialogForm } from '../lists/dialog-form.tsx'
import { type OwnFilterProps, own } from '../lists/filters.ts'
import type { RowOf } from '../lists/list-declaration.ts'

type Rate = RowOf<typeof listPointRates>

function RateForm({ rate, onDone }: { rate: Rate; onDone: () => void }): ReactNode {
  const { t } = useWords('console-points', 'fault')
  const set = useCall(setPointRate, { refreshes: [listPointRates] })
  const { currency, gameType, amount } = rate
  const form = useForm(setPointRate.input, {
    extra: () => ({ currency, gameType, amount: null }),
    async onSubmit(input) {
      await set.mutateAsync(input)
      showToast({ tone: 'good', text: t('console-points.rate.done') })
      onDone()
    },
  })
  return (
    <DialogForm form={form} action={t('console-points.rate.set')} onCancel={onDone}>
      <p className="text-ink-soft">{t('console-points.rate.text')}</p>
      <AmountField
        name="amount"
        label={t('console-points.rate.amount')}
        hint={t('console-points.rate.amount.hint')}
        currency={currency}
        defaultValue={amount ?? ''}
      />
    </DialogForm>
  )
}

function SetRate({ rate }: { rate: Rate }): ReactNode {
  const { t } = useWords('console-points', 'console-games')
  const [isOpen, setOpen] = useState(false)
  const category = t(`console-games.type.${rate.gameType}`)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`${t('console-points.rate.set')}: ${category}`}>
        {t('console-points.rate.set')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('console-points.rate.set.title', { category })}>
        {isOpen && <RateForm rate={rate} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

/** Each currency has rates of its own; the brand's is shown where none is asked for. */
function CurrencyFilter({ value, onChange }: OwnFilterProps): ReactNode {
  const { t } = useWords('console-points')
  const { data } = useOperation(listPointRates, {}, { enabled: value === '' })
  return (
    <>
      <Select
        label={t('console-points.field.currency')}
        value={value || (data?.currency ?? '')}
        onChange={(event) => onChange(event.target.value)}
        options={[...currencies.keys()].map((code) => ({ value: code, label: code }))}
        className="min-w-40"
      />
      <p className="min-w-60 flex-1 text-sm text-ink-soft">{t('console-points.rate.text')}</p>
    </>
  )
}

function Earned({ amount, currency }: Pick<Rate, 'amount' | 'currency'>): ReactNode {
  const { t } = useWords('console-points')
  if (amount === null) return <span className="text-ink-faint">{t('console-points.rate.none')}</span>
  return <Amount value={amount} currency={currency} />
}

/** What a category earns, line by line, in one currency. */
export const RateList = declareList(listPointRates, {
  filters: { currency: own(CurrencyFilter) },
  columns: [
    {
      id: 'category',
      head: 'console-points.column.category',
      phone: 'title',
      cell: ({ gameType }, { t }) => t(`console-games.type.${gameType}`),
    },
    {
      id: 'rate',
      head: 'console-points.column.rate',
      figures: true,
      cell: ({ amount, currency }) => <Earned amount={amount} currency={currency} />,
    },
    {
      id: 'next',
      head: 'console-points.column.next',
      figures: true,
      cell: ({ next, currency }, { t }) =>
        next === null ? t('kit.none') : <Earned amount={next.amount} currency={currency} />,
    },
    operator('setBy', 'console-points.column.setBy', ({ setBy }) => setBy),
    { id: 'set', permission: 'promotions.publish', cell: (rate) => <SetRate rate={rate} /> },
  ],
  rowKey: ({ gameType }) => gameType,
})
