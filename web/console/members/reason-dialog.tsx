import type { releaseContact } from '@croupier/api/identity/contacts/release-contact.ts'
import { listMembers } from '@croupier/api/identity/members/list-members.ts'
import type { clearPaymentPassword } from '@croupier/api/identity/passwords/clear-payment-password.ts'
import type { kickMember } from '@croupier/api/identity/sessions/kick-member.ts'
import type { freezeMember } from '@croupier/api/identity/members/freeze-member.ts'
import type { resetAuthenticator } from '@croupier/api/identity/authenticator/reset-authenticator.ts'
import type { unfreezeMember } from '@croupier/api/identity/members/unfreeze-member.ts'
import { showMember } from '@croupier/api/wallet/purses/show-member.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import { ReasonField } from '../lists/reason-field.tsx'
import { useApproval } from '../lists/use-approval.ts'

export interface ReasonDialogProps {
  open: boolean
  onClose: () => void
  operation:
    | typeof freezeMember
    | typeof unfreezeMember
    | typeof resetAuthenticator
    | typeof clearPaymentPassword
    | typeof releaseContact
    | typeof kickMember
  account: string
  /** What the operation is told besides. */
  also?: Readonly<Record<string, string>> | undefined
  title: string
  /** What will happen. */
  text: string
  /** The verb on the button. */
  action: string
  danger: boolean
  /** What is said once it is done, where the page does not show it. */
  done?: ((answer: object) => string) | undefined
}

/** An action on a member that asks why; the answer stands in the audit log. */
export function ReasonDialog({
  open,
  onClose,
  operation,
  account,
  also,
  title,
  text,
  action,
  danger,
  done,
}: ReasonDialogProps): ReactNode {
  const ask = useApproval()
  const change = useCall(operation, { refreshes: [showMember, listMembers] })
  const form = useForm(operation.input, {
    extra: () => ({ account, ...also }),
    onSubmit: async (input) => {
      await ask(async () => {
        const answer = await change.mutateAsync(input)
        if (done) showToast({ tone: 'good', text: done(answer) })
        return answer
      })
      onClose()
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <DialogForm form={form} action={action} danger={danger} onCancel={onClose}>
        <p className="text-ink-soft">{text}</p>
        <ReasonField />
      </DialogForm>
    </Dialog>
  )
}
