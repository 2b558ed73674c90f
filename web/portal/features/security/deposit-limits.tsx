import { RAISE_DELAY_HOURS } from '@croupier/basis/raise-delay.ts'
import { setDepositLimit } from '@croupier/api/wallet/deposit-limits/set-deposit-limit.ts'
import { showDepositLimits } from '@croupier/api/wallet/deposit-limits/show-deposit-limits.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'
import { LimitForm } from './limit-form.tsx'

/** How much a member pays in at most: within a day, a week and a month. */
export function DepositLimits(): ReactNode {
  const { t } = useWords('security')
  const read = useOperation(showDepositLimits)
  const set = useCall(setDepositLimit, { refreshes: [showDepositLimits] })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{t('security.limit.text', { hours: RAISE_DELAY_HOURS })}</p>
      {data ? (
        data.limits.map((limit) => (
          <LimitForm
            key={limit.period}
            of="limit"
            title={t(`security.limit.${limit.period}`)}
            limit={limit}
            currency={data.currency}
            ask={(amount) => set.mutateAsync({ period: limit.period, amount })}
          />
        ))
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </div>
  )
}
