import { showMemberTimeLimits } from '@croupier/api/identity/session-time/show-member-time-limits.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { showMemberPlayLimits } from '@croupier/api/play/own-limits/show-member-play-limits.ts'
import { showMemberBreak } from '@croupier/api/safeguards/show-member-break.ts'
import { showMemberDepositLimits } from '@croupier/api/wallet/deposit-limits/show-member-deposit-limits.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { LoadFault } from '../lists/load-fault.tsx'

type Limit = OutputOf<typeof showMemberDepositLimits>['limits'][number] & { kind: 'deposit' | 'loss' | 'wager' }
type TimeLimits = OutputOf<typeof showMemberTimeLimits>

/** What holds now, or is asked for: what members never limited is left out. */
const isSet = ({ amount, coming }: Limit): boolean => amount !== null || coming !== null

/** What is asked for and does not count yet, with the moment it does. */
function Coming({ limit, at }: { limit: ReactNode; at: number }): ReactNode {
  return (
    <span className="text-ink-soft">
      <Words k="console-members.limits.coming" values={{ limit, time: <Time at={at} /> }} />
    </span>
  )
}

function LimitTable({ limits, currency }: { limits: readonly Limit[]; currency: string }): ReactNode {
  const { t } = useWords('console-members')
  const money = (value: string | null): ReactNode =>
    value === null ? t('console-members.limits.lifted') : <Amount value={value} currency={currency} />
  const columns: Column<Limit>[] = [
    {
      id: 'what',
      head: t('console-members.limits.column.what'),
      phone: 'title',
      cell: ({ kind }) => t(`console-members.limits.${kind}`),
    },
    {
      id: 'period',
      head: t('console-members.limits.column.period'),
      cell: ({ period }) => t(`console-members.limits.${period}`),
    },
    {
      id: 'amount',
      head: t('console-members.limits.column.amount'),
      figures: true,
      cell: ({ amount }) => money(amount),
    },
    { id: 'used', head: t('console-members.limits.column.used'), figures: true, cell: ({ used }) => money(used) },
    {
      id: 'left',
      head: t('console-members.limits.column.left'),
      figures: true,
      cell: ({ left }) => left !== null && money(left),
    },
    {
      id: 'endsAt',
      head: t('console-members.limits.column.endsAt'),
      cell: ({ endsAt }) => <Time at={endsAt} className="text-ink-soft" />,
    },
    {
      id: 'coming',
      head: t('console-members.limits.column.coming'),
      cell: ({ coming }) => coming && <Coming limit={money(coming.amount)} at={coming.beginsAt} />,
    },
  ]
  return (
    <Table
      dense
      caption={t('console-members.limits.title')}
      columns={limits.some(({ coming }) => coming !== null) ? columns : columns.filter(({ id }) => id !== 'coming')}
      rows={limits}
      rowKey={({ kind, period }) => `${kind} ${period}`}
      empty={<p className="text-sm text-ink-soft">{t('console-members.limits.none')}</p>}
    />
  )
}

function TimeFacts({ of: { sessionLimit, comingLimit, checkInterval } }: { of: TimeLimits }): ReactNode {
  const { t } = useWords('console-members')
  const lasts = (minutes: number | null): string => {
    if (minutes === null) return t('console-members.limits.lifted')
    return minutes % 60 === 0
      ? t('console-members.limits.hours', { count: minutes / 60 })
      : t('console-members.limits.minutes', { count: minutes })
  }
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 text-sm">
      <div>
        <dt className="text-xs text-ink-faint">{t('console-members.limits.session')}</dt>
        <dd className="flex flex-col">
          {lasts(sessionLimit)}
          {comingLimit && <Coming limit={lasts(comingLimit.minutes)} at={comingLimit.beginsAt} />}
        </dd>
      </div>
      <div>
        <dt className="text-xs text-ink-faint">{t('console-members.limits.check')}</dt>
        <dd>
          {checkInterval === null
            ? t('console-members.limits.check.never')
            : t('console-members.limits.check.every', { count: checkInterval })}
        </dd>
      </div>
    </dl>
  )
}

function Break({ isExclusion, endsAt }: { isExclusion: boolean; endsAt: number | null }): ReactNode {
  const { t } = useWords('console-members')
  if (endsAt === null) return <Notice>{t('console-members.limits.excludedForEver')}</Notice>
  return (
    <Notice>
      <Words
        k={isExclusion ? 'console-members.limits.excluded' : 'console-members.limits.break'}
        values={{ time: <Time at={endsAt} /> }}
      />
    </Notice>
  )
}

/** What a member has limited of their own play, which is what they may ask about: only they change it. */
export function MemberLimits({ account }: { account: string }): ReactNode {
  const { t } = useWords('console-members')
  const deposits = useOperation(showMemberDepositLimits, { account })
  const play = useOperation(showMemberPlayLimits, { account })
  const time = useOperation(showMemberTimeLimits, { account })
  const breaks = useOperation(showMemberBreak, { account })
  const reads = [deposits, play, time, breaks]
  const failed = reads.find(({ error, data }) => error && !data)
  const isThere = deposits.data && play.data && time.data && breaks.data
  return (
    <Card id="limits" title={t('console-members.limits.title')}>
      {isThere ? (
        <div className="flex min-w-0 flex-col gap-4">
          {breaks.data.isRunning && <Break {...breaks.data} />}
          <LimitTable
            currency={deposits.data.currency}
            limits={[
              ...deposits.data.limits.map((limit) => ({ ...limit, kind: 'deposit' as const })),
              ...play.data.limits.map(({ used, ...limit }) => ({ ...limit, used: used ?? '0' })),
            ].filter(isSet)}
          />
          <TimeFacts of={time.data} />
        </div>
      ) : failed ? (
        <LoadFault
          error={failed.error}
          onRetry={() => reads.forEach((read) => void read.refetch())}
          retrying={reads.some(({ isFetching }) => isFetching)}
        />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Card>
  )
}
