import { showPointBalance } from '@croupier/api/points/show-point-balance.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { PointsIcon } from '@croupier/kit/icons/money.tsx'
import type { ReactNode } from 'react'
import { ConvertButton } from './convert-dialog.tsx'
import { pointsInText } from './point-figures.ts'

function Own(): ReactNode {
  const { t } = useWords('points')
  const { data } = useOperation(showPointBalance, {}, { staleMilliseconds: 5_000 })
  return (
    <>
      <div className="flex min-w-40 flex-1 flex-col items-start gap-1">
        <span className="text-sm text-ink-soft">{t('points.balance.title')}</span>
        {data ? (
          <Amount value={data.balance} display className="text-4xl text-brass" />
        ) : (
          <Skeleton className="h-10 w-40" />
        )}
        <span className="text-sm text-ink-soft" title={t('points.balance.today.hint')}>
          {data && t('points.balance.today', { points: pointsInText(data.earnedToday) })}
        </span>
        <span className="text-xs text-ink-faint">{t('points.balance.expiry')}</span>
      </div>
      {data && <ConvertButton have={data.balance} />}
      {data && data.owed !== '0.00' && (
        <Notice className="basis-full">{t('points.balance.owed', { points: pointsInText(data.owed) })}</Notice>
      )}
    </>
  )
}

/** A member's points at the head of the mall; visitors and trials are told how one comes to have some. */
export function BalanceCard({ isOwn, isTrial }: { isOwn: boolean; isTrial: boolean }): ReactNode {
  const { t } = useWords('points')
  return (
    <section
      aria-label={t('points.balance.title')}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-hairline bg-raised px-5 py-5 shadow-lift"
    >
      <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-brass-wash text-3xl text-brass">
        <PointsIcon />
      </span>
      {isOwn ? (
        <Own />
      ) : (
        <p className="min-w-0 flex-1 text-ink-soft">{t(isTrial ? 'points.trial.text' : 'points.guest.text')}</p>
      )}
    </section>
  )
}
