import { approveProposal } from '@croupier/api/staff/approve-proposal.ts'
import { listProposals } from '@croupier/api/staff/list-proposals.ts'
import { rejectProposal } from '@croupier/api/staff/reject-proposal.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DetailList } from '../audit/detail-list.tsx'
import { Problem } from '../lists/problem.tsx'
import { ReasonForm } from '../lists/reason-form.tsx'
import type { Proposal } from './proposal.ts'
import { useRequestText } from './request-words.ts'

/** Approve, or reject with a reason. */
export function Decision({ proposal, onDecided }: { proposal: Proposal; onDecided: () => void }): ReactNode {
  const { t } = useWords()
  const cache = useQueryClient()
  const [rejecting, setRejecting] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const requestText = useRequestText()
  const approve = useCall(approveProposal, { refreshes: [listProposals] })
  const reject = useCall(rejectProposal, { refreshes: [listProposals] })
  const form = useForm(rejectProposal.input, {
    extra: () => ({ id: proposal.id }),
    onSubmit: async (input) => {
      await reject.mutateAsync(input)
      decided('rejected')
    },
  })

  function run(): void {
    approve.mutate(
      { id: proposal.id },
      {
        onSuccess: () => {
          // What was approved may have changed anything a screen shows.
          void cache.invalidateQueries()
          decided('approved')
        },
        onError: (error) => {
          if (!isRefused(error, 'staff.proposal.decided')) return
          showToast({ text: t('console.outdated') })
          onDecided()
        },
      },
    )
  }

  function decided(state: 'approved' | 'rejected'): void {
    showToast({ tone: 'good', text: t(`console.proposals.state.${state}`) })
    onDecided()
  }

  if (rejecting) {
    return <ReasonForm form={form} action={t('console.proposals.reject')} danger onBack={() => setRejecting(false)} />
  }
  return (
    <div className="flex flex-col gap-4">
      <Problem of={approve.error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="action" loading={approve.isPending} onClick={() => setAsking(true)}>
          {t('console.proposals.approve')}
        </Button>
        <Button onClick={() => setRejecting(true)}>{t('console.proposals.reject')}</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('console.proposals.confirm.title', { what: requestText(proposal.operation) })}
        confirm={t('console.proposals.approve')}
        onConfirm={() => {
          setAsking(false)
          run()
        }}
      >
        <p className="mb-3">{t('console.proposals.confirm.text', { name: proposal.proposedBy })}</p>
        <DetailList details={proposal.input} />
      </ConfirmDialog>
    </div>
  )
}
