import type { OutputOf } from '@croupier/api/operation.ts'
import { showMemberVip } from '@croupier/api/promotions/levels/show-member-vip.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { LoadFault } from '../lists/load-fault.tsx'

type Vip = OutputOf<typeof showMemberVip>

/** What there is to say of a member's way up, as names and values. */
function useProgress({
  currency,
  nextRankName,
  isComingBack,
  monthlyTurnover,
  totalTurnover,
  totalDeposits,
  missing,
}: Vip): [string, ReactNode][] {
  const { t } = useWords('console-members')
  const money = (value: string): ReactNode => <Amount value={value} currency={currency} />
  const { actual, expected } = monthlyTurnover
  return [
    [
      t('console-members.vip.month'),
      <span key="month">
        {money(actual)}
        {expected !== null && <> / {money(expected)}</>}
      </span>,
    ],
    [t('console-members.vip.turnover'), money(totalTurnover)],
    [t('console-members.vip.deposits'), money(totalDeposits)],
    [
      t('console-members.vip.next'),
      nextRankName === null ? (
        t('console-members.vip.top')
      ) : (
        <span key="next">
          <bdi>{nextRankName}</bdi>
          {isComingBack && <span className="text-ink-soft"> · {t('console-members.vip.back')}</span>}
        </span>
      ),
    ],
    ...(missing === null
      ? []
      : ([
          [t('console-members.vip.missing.turnover'), money(missing.validBet)],
          [t('console-members.vip.missing.deposits'), money(missing.deposits)],
        ] satisfies [string, ReactNode][])),
  ]
}

function Progress({ vip }: { vip: Vip }): ReactNode {
  const { t } = useWords('console-members')
  const { level, playerRankName, promotionId } = vip
  const facts = useProgress(vip)
  if (promotionId === null) return <p className="text-sm text-ink-soft">{t('console-members.vip.none')}</p>
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="flex flex-wrap items-center gap-2">
        {level === 0 ? (
          t('console-members.vip.ground')
        ) : (
          <>
            <Badge tone="brass">{t('console-members.vip.level', { level })}</Badge>
            <bdi>{playerRankName}</bdi>
          </>
        )}
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3 xl:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0 text-sm">
            <dt className="text-xs text-ink-faint">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** On which VIP level a member stands, and what they lack to the next. */
export function MemberVip({ account }: { account: string }): ReactNode {
  const { t } = useWords('console-members')
  const { data, error, refetch, isFetching } = useOperation(showMemberVip, { account })
  return (
    <Card id="vip" title={t('console-members.vip.title')}>
      {data ? (
        <Progress vip={data} />
      ) : error ? (
        <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton className="h-16" />
      )}
    </Card>
  )
}
