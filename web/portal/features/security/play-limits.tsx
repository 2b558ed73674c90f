import { setOwnLimit } from '@croupier/api/play/own-limits/set-own-limit.ts'
import { showOwnLimits } from '@croupier/api/play/own-limits/show-own-limits.ts'
import { type OwnLimitKind, ownLimitKinds } from '@croupier/api/play/own-limits/own-limits.ts'
import { RAISE_DELAY_HOURS } from '@croupier/basis/raise-delay.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { Tabs } from '@croupier/kit/components/tabs.tsx'
import { type ReactNode, useState } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'
import { LimitForm } from './limit-form.tsx'

/** How much a member loses, or stakes in all, at most: within a day, a week and a month. */
export function PlayLimits(): ReactNode {
  const { t } = useWords('security')
  const read = useOperation(showOwnLimits, {}, { staleMilliseconds: 0 })
  const set = useCall(setOwnLimit, { refreshes: [showOwnLimits] })
  const [kind, setKind] = useState<OwnLimitKind>('loss')
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{t('security.play.text', { hours: RAISE_DELAY_HOURS })}</p>
      <Tabs
        label={t('security.play.kinds')}
        selected={kind}
        onSelect={setKind}
        tabs={ownLimitKinds.map((id) => ({ id, label: t(`security.${id}.label`) }))}
        wide
      >
        <div className="flex flex-col gap-4">
          <p className="text-sm text-ink-soft">{t(`security.${kind}.text`)}</p>
          {data ? (
            data.limits
              .filter((limit) => limit.kind === kind)
              .map((limit) => (
                <LimitForm
                  key={`${kind} ${limit.period}`}
                  of={kind}
                  title={t(`security.limit.${limit.period}`)}
                  limit={limit}
                  currency={data.currency}
                  ask={(amount) => set.mutateAsync({ kind, period: limit.period, amount })}
                />
              ))
          ) : (
            <Skeleton className="h-40 w-full" />
          )}
        </div>
      </Tabs>
    </div>
  )
}
