import { showTimeLimits } from '@croupier/api/identity/session-time/show-time-limits.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { type ReactNode, useState } from 'react'
import { CheckIntervalForm } from './check-interval-form.tsx'
import { SecurityRow } from './security-row.tsx'
import { SessionLimitForm } from './session-limit-form.tsx'
import { useDuration } from './use-duration.ts'

type Limits = OutputOf<typeof showTimeLimits>

/** How long a log-in may last, and what was asked for and does not count yet. */
function LimitState({ of: { sessionLimit, comingLimit } }: { of: Limits }): ReactNode {
  const { t } = useWords('time')
  const duration = useDuration()
  return (
    <span className="flex flex-col">
      <span>
        {sessionLimit === null ? t('time.limit.none') : t('time.limit.is', { duration: duration(sessionLimit) })}
      </span>
      {comingLimit && (
        <span>
          {comingLimit.minutes === null ? (
            <Words k="time.limit.lifted" values={{ time: <Time at={comingLimit.beginsAt} /> }} />
          ) : (
            <Words
              k="time.limit.coming"
              values={{ time: <Time at={comingLimit.beginsAt} />, duration: duration(comingLimit.minutes) }}
            />
          )}
        </span>
      )}
    </span>
  )
}

/** What members decide about their time: how long a log-in lasts, and how often they are asked whether to go on. */
export function TimeCard(): ReactNode {
  // What the forms need besides comes with the card: a page that waited for it would go while the dialog opens.
  const { t } = useWords('time', 'fault', 'refusals')
  const { data } = useOperation(showTimeLimits)
  const [open, setOpen] = useState<'limit' | 'check'>()
  const close = () => setOpen(undefined)
  const waiting = <Skeleton className="mt-1 h-4 w-20" />
  return (
    <Card title={t('time.title')}>
      <ul>
        <SecurityRow
          label={t('time.limit.label')}
          state={data ? <LimitState of={data} /> : waiting}
          action={
            <Button disabled={!data} onClick={() => setOpen('limit')}>
              {t('time.limit.action')}
            </Button>
          }
        />
        <SecurityRow
          label={t('time.check.label')}
          state={
            data
              ? data.checkInterval === null
                ? t('time.check.none')
                : t('time.check.is', { minutes: data.checkInterval })
              : waiting
          }
          action={
            <Button disabled={!data} onClick={() => setOpen('check')}>
              {t('time.check.action')}
            </Button>
          }
        />
      </ul>
      {data && (
        <>
          <Dialog open={open === 'limit'} onClose={close} title={t('time.limit.label')}>
            <SessionLimitForm asked={data.comingLimit ? data.comingLimit.minutes : data.sessionLimit} onDone={close} />
          </Dialog>
          <Dialog open={open === 'check'} onClose={close} title={t('time.check.label')}>
            <CheckIntervalForm present={data.checkInterval} mayBeOff={data.mayCheckBeOff} onDone={close} />
          </Dialog>
        </>
      )}
    </Card>
  )
}
