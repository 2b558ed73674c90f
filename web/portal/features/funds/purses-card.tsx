import { type PurseName, purseIds } from '@croupier/api/wallet/purses/purse-names.ts'
import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'

function purseOf(accountTypeId: number): PurseName | undefined {
  return (Object.keys(purseIds) as PurseName[]).find((name) => purseIds[name] === accountTypeId)
}

/** All of a member's money, purse by purse. */
export function PursesCard(): ReactNode {
  const { t } = useWords('pages')
  const read = useOperation(showBalance)
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting className="flex flex-col gap-4">
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-40 w-full" />
      </Waiting>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <Card lit>
        <p className="text-sm text-ink-faint">{t('pages.transferFund.sum')}</p>
        <p className="text-3xl">
          <Amount value={data.sumBalance} currency={data.currency} display />
        </p>
      </Card>
      <Card>
        <ul>
          {data.balance.map(({ accountTypeId, accountTypeName, availBalance }) => {
            const purse = purseOf(accountTypeId)
            return (
              <li
                key={accountTypeId}
                className="flex items-baseline justify-between gap-6 border-b border-hairline py-3 last:border-0"
              >
                <span className="text-ink-soft">
                  {purse === undefined ? accountTypeName : t(`pages.purse.${purse}`)}
                </span>
                <Amount value={availBalance} currency={purse === 'points' ? undefined : data.currency} />
              </li>
            )
          })}
        </ul>
      </Card>
    </div>
  )
}
