import { addPasskey } from '@croupier/api/identity/passkeys/add-passkey.ts'
import { beginPasskey } from '@croupier/api/identity/passkeys/begin-passkey.ts'
import { listPasskeys } from '@croupier/api/identity/passkeys/list-passkeys.ts'
import { passkeyWish } from '@croupier/api/identity/passkeys/passkeys.ts'
import { call } from '@croupier/client/call.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { makePasskey, PasskeyCancelled, PasskeyHereAlready } from '../../parts/passkey.ts'
import { PresentPassword } from '../../parts/present-password.tsx'
import { useDeviceName } from './device-name.ts'

/** Asks for the password, then lets the browser make a key. */
export function AddPasskeyForm({ onDone }: { onDone: () => void }): ReactNode {
  const { t } = useWords('security', 'fields', 'fault', 'refusals')
  const refusalText = useRefusalText()
  const deviceName = useDeviceName()
  const add = useCall(addPasskey, { refreshes: [listPasskeys] })
  const form = useForm(passkeyWish, {
    async onSubmit({ name, ...given }) {
      try {
        const { options } = await call(beginPasskey, given)
        await add.mutateAsync({ name, made: await makePasskey(options) })
      } catch (error) {
        followFault(error)
        throw error
      }
      showToast({ tone: 'good', text: t('security.passkeys.added') })
      onDone()
    },
  })
  const problemText = (problem: unknown): string => {
    if (problem instanceof PasskeyCancelled) return t('security.passkeys.cancelled')
    if (problem instanceof PasskeyHereAlready) return t('security.passkeys.here.already')
    return refusalText(problem)
  }
  return (
    <Form form={form}>
      <p className="text-ink-soft">{t('security.passkeys.add.text')}</p>
      {form.problem !== undefined && (
        <Notice tone="bad" urgent>
          {problemText(form.problem)}
        </Notice>
      )}
      <TextField
        name="name"
        label={t('security.passkeys.name.label')}
        defaultValue={deviceName(navigator.userAgent)}
        maxLength={60}
        required
      />
      <PresentPassword />
      <Button type="submit" variant="action" wide loading={form.submitting}>
        {t('security.passkeys.add')}
      </Button>
    </Form>
  )
}
