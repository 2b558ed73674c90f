import { listTeam, moveTeam } from '@croupier/api/agents/teams/staff-teams.ts'
import { listStaffContracts } from '@croupier/api/contracts/staff-contracts.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'

function MoveForm({ account, onClose }: { account: string; onClose: () => void }): ReactNode {
  const { t } = useWords('console-agents', 'fault')
  const move = useCall(moveTeam, { refreshes: [listTeam, listStaffContracts] })
  const form = useForm(moveTeam.input, {
    extra: () => ({ account }),
    async onSubmit(input) {
      const { upline } = await move.mutateAsync(input)
      showToast({ tone: 'good', text: t('console-agents.move.done', { account, upline }) })
      onClose()
    },
  })
  return (
    <DialogForm form={form} action={t('console-agents.move')} onCancel={onClose}>
      <p className="text-sm text-ink-soft">{t('console-agents.move.text')}</p>
      <TextField name="under" label={t('console-agents.under.new')} dir="ltr" autoComplete="off" required />
      <TextField name="note" label={t('console-agents.note')} required />
    </DialogForm>
  )
}

/** Puts a member with all below under another agent. */
export function MoveDialog({ account, onClose }: { account: string | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-agents')
  return (
    <Dialog
      open={account !== undefined}
      onClose={onClose}
      title={t('console-agents.move.title', { account: account ?? '' })}
    >
      {account !== undefined && <MoveForm account={account} onClose={onClose} />}
    </Dialog>
  )
}
