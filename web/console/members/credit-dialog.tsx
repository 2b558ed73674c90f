import type { OutputOf, ReceivedOf } from '@croupier/api/operation.ts'
import { creditMember } from '@croupier/api/wallet/purses/credit-member.ts'
import { showMember } from '@croupier/api/wallet/purses/show-member.ts'
import { showMemberStatement } from '@croupier/api/wallet/purses/show-member-statement.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
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
  // Sent again while it is away, or after a lost answer, the same credit is one, however often it was typed.
  const send = useCall(creditMember, { refreshes: [showMember, showMemberStatement] })
  const [reviewed, setReviewed] = useState<Credit>()

  const close = (): void => {
    setReviewed(undefined)
    onClose()
  }

  async function book(credit: Credit): Promise<void> {
    const outcome = await askApproval(() => send.mutateAsync(credit))
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
        <CreditForm account={member.account} currency={member.currency} onCancel={close} onCredit={setReviewed} />
      </div>
      {reviewed && (
        <CreditReview
          credit={reviewed}
          currency={member.currency}
          onBack={() => setReviewed(undefined)}
          onConfirm={() => book(reviewed)}
        />
      )}
    </Dialog>
  )
}
