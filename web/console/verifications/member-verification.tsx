import { askForVerification } from '@croupier/api/safeguards/verification/ask-for-verification.ts'
import { showMemberVerification } from '@croupier/api/safeguards/verification/show-member-verification.ts'
import { NOTE_MOST } from '@croupier/api/safeguards/verification/verification-answers.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../frame/staff.tsx'
import { DialogForm } from '../lists/dialog-form.tsx'
import { Facts } from '../lists/facts.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { verificationTones } from './document-words.ts'

/** Asks a member for a document; the note is theirs to read. */
function AskForm({
  account,
  isVerified,
  onDone,
}: {
  account: string
  isVerified: boolean
  onDone: () => void
}): ReactNode {
  const { t } = useWords('console-verifications', 'fault')
  const ask = useCall(askForVerification, { refreshes: [showMemberVerification] })
  const form = useForm(askForVerification.input, {
    extra: () => ({ account }),
    onSubmit: async (input) => {
      await ask.mutateAsync(input)
      showToast({ tone: 'good', text: t('console-verifications.ask.done') })
      onDone()
    },
  })
  return (
    <DialogForm form={form} action={t('console-verifications.ask')} onCancel={onDone}>
      <p className="text-ink-soft">{t('console-verifications.ask.text')}</p>
      {isVerified && <Notice tone="bad">{t('console-verifications.ask.verified')}</Notice>}
      <TextArea
        name="note"
        label={t('console-verifications.ask.note')}
        hint={t('console-verifications.reason.hint')}
        rows={3}
        maxLength={NOTE_MOST}
        required
      />
    </DialogForm>
  )
}

/** How a member stands with showing who they are, the way to their document, and asking for one. */
export function MemberVerification({ account }: { account: string }): ReactNode {
  const { t } = useWords('console-verifications')
  const may = useMay()
  const { data, error, refetch, isFetching } = useOperation(showMemberVerification, { account })
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const mayAsk = may('kyc.decide') && data !== undefined && data.state !== 'submitted'
  return (
    <Card
      id="verification"
      title={t('console-verifications.member.title')}
      aside={
        mayAsk && (
          <Button size="small" onClick={() => setAsking(true)}>
            {t('console-verifications.ask')}
          </Button>
        )
      }
    >
      {data ? (
        <div className="flex min-w-0 flex-col gap-4">
          <Status tone={verificationTones[data.state]}>{t(`console-verifications.member.state.${data.state}`)}</Status>
          {data.documentId !== null && (
            <Facts
              facts={[
                [t('console-verifications.kind'), data.kind && t(`console-verifications.kind.${data.kind}`)],
                [t('console-verifications.sentAt'), data.sentAt !== null && <Time key="sent" at={data.sentAt} />],
                ...(data.validUntil === null
                  ? []
                  : [
                      [
                        t('console-verifications.validUntil'),
                        <Time key="until" at={data.validUntil - 1} shape="date" />,
                      ] as const,
                    ]),
                ...(data.reason === null
                  ? []
                  : [[t('console-verifications.reason'), <bdi key="reason">{data.reason}</bdi>] as const]),
                ...(data.refusals === 0
                  ? []
                  : [[t('console-verifications.member.refusals'), String(data.refusals)] as const]),
              ]}
            />
          )}
          {data.note !== null && (
            <Facts facts={[[t('console-verifications.ask.note'), <bdi key="note">{data.note}</bdi>]]} />
          )}
          {data.documentId !== null && (
            <Link
              to={`/verifications?${new URLSearchParams({ state: data.documentState ?? 'submitted', account, document: data.documentId })}`}
              className={`${linkClasses.text} self-start text-sm`}
            >
              {t('console-verifications.member.document')}
            </Link>
          )}
        </div>
      ) : error ? (
        <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton className="h-16" />
      )}
      <Dialog open={isAsking} onClose={close} title={t('console-verifications.ask.title', { account })}>
        <AskForm account={account} isVerified={data?.state === 'verified'} onDone={close} />
      </Dialog>
    </Card>
  )
}
