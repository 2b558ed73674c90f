import type { OutputOf, ReceivedOf } from '@croupier/api/operation.ts'
import { creditMember } from '@croupier/api/wallet/purses/credit-member.ts'
import { showMember } from '@croupier/api/wallet/purses/show-member.ts'
import { showMemberStatement } from '@croupier/api/wallet/purses/show-member-statement.ts'
import { call } from '@croupier/client/call.ts'
import { randomId } from '@croupier/client/random-id.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { askApproval } from '../lists/approval.ts'
import { CreditForm } from './credit-form.tsx'
import { CreditReview } from './credit-review.tsx'

type Credit = ReceivedOf<typeof creditMember>

interface CreditDialogProps {
  open: boolean
  onClose: () => void
  member: OutputOf<typeof showMember>
}

/** Amount and reason, then both once more before the money moves. */
export function CreditDialog({ open, onClose, member }: CreditDialogProps): ReactNode {
  const { t } = useWords('console-members')
  const cache = useQueryClient()
  // One key per reviewed credit: pressing twice, or again after a lost answer, books it once.
  const [reviewed, setReviewed] = useState<{ credit: Credit; key: string }>()

  const close = (): void => {
    setReviewed(undefined)
    onClose()
  }

  async function book(credit: Credit, key: string): Promise<void> {
    const outcome = await askApproval(() => call(creditMember, credit, { idempotencyKey: key }))
    await Promise.all(
      [showMember, showMemberStatement].map((read) => cache.invalidateQueries({ queryKey: [read.name] })),
    )
    showToast(
      outcome === 'waiting'
        ? { text: t('console.approval.waiting') }
        : { tone: 'good', text: t('console-members.credit.done') },
    )
    close()
  }

  return (
    <Dialog open={open} onClose={close} title={t('console-members.credit.title')}>
      {/* Kept while reviewing, so that going back finds what was typed. */}
      <div hidden={reviewed !== undefined}>
        <CreditForm
          account={member.account}
          currency={member.currency}
          onCancel={close}
          onCredit={(credit) => setReviewed({ credit, key: randomId() })}
        />
      </div>
      {reviewed && (
        <CreditReview
          credit={reviewed.credit}
          currency={member.currency}
          onBack={() => setReviewed(undefined)}
          onConfirm={() => book(reviewed.credit, reviewed.key)}
        />
      )}
    </Dialog>
  )
}
