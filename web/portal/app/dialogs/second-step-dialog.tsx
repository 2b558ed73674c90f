import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { ReactNode } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { rememberUser } from '../../features/identity/remembered-user.ts'
import { SecondStepForm } from '../../features/identity/second-step-form.tsx'
import { useArrival } from '../../features/identity/use-arrival.ts'

/** Between a right password and the session, where one logs in from a new place. */
export default function SecondStepDialog({ open, dialog, onClose }: DialogPlace<'secondStep'>): ReactNode {
  const { t } = useWords('guard', 'codes', 'identity', 'fault', 'refusals')
  const arrive = useArrival('login', dialog.then)
  return (
    <Dialog open={open} onClose={onClose} title={t('guard.secondStep.title')}>
      <SecondStepForm
        key={dialog.asked.ticket}
        asked={dialog.asked}
        moduleId={dialog.moduleId}
        then={dialog.then}
        onDone={async (answer) => {
          if (dialog.remember !== undefined) rememberUser(dialog.remember)
          await arrive(answer)
        }}
      />
    </Dialog>
  )
}
