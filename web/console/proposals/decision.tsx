import { approveProposal } from '@croupier/api/staff/approve-proposal.ts'
import { listProposals } from '@croupier/api/staff/list-proposals.ts'
import { rejectProposal } from '@croupier/api/staff/reject-proposal.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'
import { ReasonForm } from '../lists/reason-form.tsx'
import type { Proposal } from './proposal-list.tsx'

/** Approve, or reject with a reason. */
export function Decision({ proposal, onDecided }: { proposal: Proposal; onDecided: () => void }): ReactNode {
  const { t } = useWords()
  const cache = useQueryClient()
  const [rejecting, setRejecting] = useState(false)
  const approve = useCall(approveProposal)
  const reject = useCall(rejectProposal, { refreshes: [listProposals] })
  const form = useForm(rejectProposal.input, {
    extra: () => ({ id: proposal.id }),
    onSubmit: async (input) => {
      await reject.mutateAsync(input)
      decided('rejected')
    },
  })

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
        <Button
          variant="action"
          loading={approve.isPending}
          onClick={() =>
            approve.mutate(
              { id: proposal.id },
              {
                onSuccess: () => {
                  // What was approved may have changed anything a screen shows.
                  void cache.invalidateQueries()
                  decided('approved')
                },
              },
            )
          }
        >
          {t('console.proposals.approve')}
        </Button>
        <Button onClick={() => setRejecting(true)}>{t('console.proposals.reject')}</Button>
      </div>
    </div>
  )
}
