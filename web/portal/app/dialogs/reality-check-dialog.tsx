import { answerRealityCheck } from '@croupier/api/identity/session-time/answer-reality-check.ts'
import { showSessionTime } from '@croupier/api/identity/session-time/show-session-time.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { showRealityCheck } from '@croupier/api/play/records/show-reality-check.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount, type AmountProps } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { ReadFault } from '../../parts/read-fault.tsx'
import { useMember } from '../../session/member.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import type { DialogPlace } from './dialog-host.tsx'

const A_MINUTE = 60_000

function Figures({ of }: { of: OutputOf<typeof showRealityCheck> }): ReactNode {
  const { t } = useWords('time')
  const minutes = Math.floor((of.now - of.startedAt) / A_MINUTE)
  const duration =
    minutes < 60
      ? t('time.minutes', { count: minutes })
      : t('time.elapsed', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  const line = (label: string, amount: AmountProps) => (
    <div className="flex items-center justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>
        <Amount {...amount} currency={of.currency} />
      </dd>
    </div>
  )
  return (
    <>
      <p className="text-ink">{t('time.check.since', { duration })}</p>
      <dl className="flex flex-col gap-2">
        {line(t('time.check.staked'), { value: of.staked })}
        {line(t('time.check.returned'), { value: of.returned })}
        {line(t('time.check.net'), { value: of.net, sign: 'always', display: true })}
      </dl>
      <p className="text-xs text-ink-faint">{t('time.check.open')}</p>
    </>
  )
}

/** How long one has been logged in and what came of it. Whatever is pressed answers it; only then does play go on. */
export default function RealityCheckDialog({ open, onClose }: DialogPlace<'realityCheck'>): ReactNode {
  const { t } = useWords('time', 'refusals')
  const refusalText = useRefusalText()
  const { isTrial } = useMember()
  const navigate = useNavigate()
  const read = useOperation(showRealityCheck, {}, { enabled: open, staleMilliseconds: 0 })
  const answer = useCall(answerRealityCheck, { refreshes: [showSessionTime] })
  const { signOut, isLeaving } = useSignOut(onClose)
  const goOn = (then: () => unknown): void =>
    answer.mutate({}, { onSuccess: then, onError: (error) => showToast({ tone: 'bad', text: refusalText(error) }) })
  return (
    <Dialog
      open={open}
      onClose={() => goOn(onClose)}
      escape={false}
      title={t('time.check.title')}
      footer={
        <>
          <Button loading={isLeaving} onClick={() => void signOut()} className="flex-1 sm:flex-none">
            {t('time.check.leave')}
          </Button>
          <Button
            variant="action"
            loading={answer.isPending}
            onClick={() => goOn(onClose)}
            className="flex-1 sm:flex-none"
          >
            {t('time.check.goOn')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {/* What was shown an interval ago is no answer to how it is now. */}
        {read.data && !read.isFetching ? (
          <Figures of={read.data} />
        ) : read.error ? (
          <ReadFault of={read} />
        ) : (
          <Waiting>
            <Skeleton className="h-40 w-full" />
          </Waiting>
        )}
        {!isTrial && (
          <div className="flex flex-wrap gap-3">
            <Button
              size="small"
              onClick={() =>
                goOn(() => {
                  onClose()
                  void navigate('/member?page=personalHistoryCopy')
                })
              }
            >
              {t('time.check.record')}
            </Button>
            <Button size="small" onClick={() => goOn(() => openDialog({ kind: 'takeBreak' }))}>
              {t('time.check.break')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
