import type { OutputOf } from '@croupier/api/operation.ts'
import { showVerification } from '@croupier/api/safeguards/verification/show-verification.ts'
import { REFUSALS_MOST, type VerificationState } from '@croupier/api/safeguards/verification/verification-answers.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Status, type Tone } from '@croupier/kit/components/badge.tsx'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { SkeletonText } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ReadFault } from '../../parts/read-fault.tsx'
import { VerificationForm } from './verification-form.tsx'

type Verification = OutputOf<typeof showVerification>

const tones: Record<VerificationState, Tone> = {
  none: 'plain',
  asked: 'brass',
  submitted: 'brass',
  verified: 'jade',
  refused: 'vermilion',
  expired: 'vermilion',
}

/** The last day of what counts until the first moment of another. */
function LastDay({ of }: { of: number }): ReactNode {
  return <Time at={of - 1} shape="date" />
}

/** What the state means for the member, in a sentence. */
function StateText({ of: { state, sentAt, validUntil, reason } }: { of: Verification }): ReactNode {
  const { t } = useWords('security')
  switch (state) {
    case 'submitted':
      return (
        <Words
          k="security.verification.text.submitted"
          values={{ time: sentAt === null ? '' : <Time key="sent" at={sentAt} /> }}
        />
      )
    case 'verified':
      return validUntil === null ? (
        t('security.verification.text.verified')
      ) : (
        <Words
          k="security.verification.text.verifiedUntil"
          values={{ time: <LastDay key="until" of={validUntil} /> }}
        />
      )
    case 'expired':
      return (
        <Words
          k="security.verification.text.expired"
          values={{ time: validUntil === null ? '' : <LastDay key="until" of={validUntil} /> }}
        />
      )
    case 'refused':
      return <Words k="security.verification.text.refused" values={{ reason: <bdi key="reason">{reason}</bdi> }} />
    default:
      return t(`security.verification.text.${state}`)
  }
}

/** Whether the member has shown who they are, and the way to do it. */
export function VerificationCard(): ReactNode {
  const { t } = useWords('security', 'refusals')
  const reading = useOperation(showVerification, {}, { staleMilliseconds: 0 })
  const { data, error } = reading
  const [isSending, setSending] = useState(false)
  const close = () => setSending(false)
  return (
    <Card
      id="verification"
      title={t('security.verification.title')}
      aside={data && <Status tone={tones[data.state]}>{t(`security.verification.state.${data.state}`)}</Status>}
    >
      {data ? (
        <div className="flex flex-col items-start gap-3">
          <p className="wrap-anywhere text-ink-soft">
            <StateText of={data} />
          </p>
          {data.note !== null && (
            <p className="wrap-anywhere whitespace-pre-line">
              <Words k="security.verification.note" values={{ note: <bdi key="note">{data.note}</bdi> }} />
            </p>
          )}
          {data.maySend && (
            <Button variant={data.state === 'none' ? 'quiet' : 'action'} onClick={() => setSending(true)}>
              {t(data.kind === null ? 'security.verification.send' : 'security.verification.again')}
            </Button>
          )}
          {data.state === 'refused' && !data.maySend && (
            <>
              <p className="text-ink-soft">{t('security.verification.text.often', { count: REFUSALS_MOST })}</p>
              <Link to="/support" className={buttonClasses()}>
                {t('security.verification.support')}
              </Link>
            </>
          )}
        </div>
      ) : error ? (
        <ReadFault of={reading} />
      ) : (
        <SkeletonText lines={2} />
      )}
      <Dialog open={isSending} onClose={close} title={t('security.verification.send')}>
        <VerificationForm onSent={close} />
      </Dialog>
    </Card>
  )
}
