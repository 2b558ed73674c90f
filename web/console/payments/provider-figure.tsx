import type { OutputOf } from '@croupier/api/operation.ts'
import { listProviderFigures } from '@croupier/api/wallet/providers/list-provider-figures.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import type { ReactNode } from 'react'

/** What came of a provider's orders lately; read once for all of them, and again each minute. */
function useFigure(provider: string): OutputOf<typeof listProviderFigures>['list'][number] | undefined {
  const { data } = useOperation(listProviderFigures, {}, { everyMilliseconds: 60_000 })
  return data?.list.find((figure) => figure.provider === provider)
}

/** How many of its orders were paid. */
export function ProviderSuccess({ code }: { code: string }): ReactNode {
  const { t } = useWords('console-payments')
  const figure = useFigure(code)
  if (!figure || figure.finished === 0) return '—'
  return t('console-payments.success.of', { paid: figure.paid, finished: figure.finished })
}

/** What it holds for the house, or the house owes it. */
export function ProviderPosition({ code }: { code: string }): ReactNode {
  const positions = useFigure(code)?.positions ?? []
  if (positions.length === 0) return '—'
  return (
    <span className="flex flex-col items-end">
      {positions.map(({ currency, position }) => (
        <Amount key={currency} value={position} currency={currency} tone="result" />
      ))}
    </span>
  )
}

/** Open, closed by an operator, or switched off because too little of it succeeded. */
export function ProviderState({ code, isOpen }: { code: string; isOpen: boolean }): ReactNode {
  const { t } = useWords('console-payments')
  const figure = useFigure(code)
  if (isOpen) return <Status tone="jade">{t('console-payments.open')}</Status>
  if (typeof figure?.switchedOffAt === 'number')
    return <Status tone="vermilion">{t('console-payments.switchedOff')}</Status>
  return <Status tone="plain">{t('console-payments.closed')}</Status>
}
