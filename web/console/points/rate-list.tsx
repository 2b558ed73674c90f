import type { OutputOf } from '@croupier/api/operation.ts'
import { listPointRates } from '@croupier/api/points/list-point-rates.ts'
import { setPointRate } from '@croupier/api/points/set-point-rate.ts'
import { currencies } from '@croupier/basis/currency.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { AmountField } from '@croupier/kit/components/amount-field.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/components/dialog.tsx'
import { Select } from '@croupier/kit/components/select.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../app/staff.tsx'
import { DialogForm } from '../lists/dialog-form.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { operatorName } from '../lists/operator-name.ts'
import { useFilters } from '../lists/use-filters.ts'

type Rate = OutputOf<typeof listPointRates>['list'][number]

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

/** What a category earns, line by line, in one currency. */
export function RateList(): ReactNode {
  const { t } = useWords('console-points', 'console-games')
  const may = useMay()
  const nameOf = (gameType: Rate['gameType']) => t(`console-games.type.${gameType}`)
  const filters = useFilters('currency')
  const asked = filters.values.currency
  const wanted = asked !== undefined && currencies.has(asked) ? { currency: asked } : {}
  const { data, error, refetch, isFetching } = useOperation(listPointRates, wanted)
  const [chosen, setChosen] = useState<Rate>()
  const [isOpen, setOpen] = useState(false)
  const earned = ({ amount, currency }: Pick<Rate, 'amount' | 'currency'>) =>
    amount === null ? (
      <span className="text-ink-faint">{t('console-points.rate.none')}</span>
    ) : (
      <Amount value={amount} currency={currency} />
    )
  const columns: Column<Rate>[] = [
    {
      id: 'category',
      head: t('console-points.column.category'),
      phone: 'title',
      cell: (rate) => nameOf(rate.gameType),
    },
    { id: 'rate', head: t('console-points.column.rate'), figures: true, cell: earned },
    {
      id: 'next',
      head: t('console-points.column.next'),
      figures: true,
      cell: ({ next, currency }) => (next === null ? t('kit.none') : earned({ amount: next.amount, currency })),
    },
    {
      id: 'setBy',
      head: t('console-points.column.setBy'),
      cell: ({ setBy }) => (setBy === null ? t('kit.none') : <bdi>{operatorName(setBy)}</bdi>),
    },
  ]
  if (may('promotions.publish')) {
    columns.push({
      id: 'set',
      head: '',
      cell: (rate) => (
        <Button
          size="small"
          onClick={() => {
            setChosen(rate)
            setOpen(true)
          }}
          aria-label={`${t('console-points.rate.set')}: ${nameOf(rate.gameType)}`}
        >
          {t('console-points.rate.set')}
        </Button>
      ),
    })
  }
  if (error && !data) return <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <>
      <FilterBar onClear={undefined}>
        <Select
          label={t('console-points.field.currency')}
          value={data?.currency ?? asked ?? ''}
          onChange={(event) => filters.set({ currency: event.target.value })}
          options={[...currencies.keys()].map((code) => ({ value: code, label: code }))}
          className="min-w-40"
        />
        <p className="min-w-60 flex-1 text-sm text-ink-soft">{t('console-points.rate.text')}</p>
      </FilterBar>
      <Table
        dense
        caption={t('console-points.tab.rates')}
        columns={columns}
        rows={data?.list}
        rowKey={({ gameType }) => gameType}
        empty={null}
      />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={chosen ? t('console-points.rate.set.title', { category: nameOf(chosen.gameType) }) : ''}
      >
        {isOpen && chosen && <RateForm rate={chosen} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}
