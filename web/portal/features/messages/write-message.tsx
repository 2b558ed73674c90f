import { listOutbox } from '@croupier/api/messages/list-outbox.ts'
import { listRecipients } from '@croupier/api/messages/list-recipients.ts'
import { BODY_MOST, TITLE_MOST } from '@croupier/api/messages/message-answers.ts'
import { sendMessage } from '@croupier/api/messages/send-message.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextArea, TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useId, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'

type Recipients = OutputOf<typeof listRecipients>

function WriteForm({ recipients, onSent }: { recipients: Recipients; onSent: () => void }): ReactNode {
  const { t } = useWords('messages', 'fault', 'refusals')
  const { upline, isAgent, downline } = recipients
  const names = useId()
  const [to, setTo] = useState(upline === null ? 'downline' : 'upline')
  const send = useCall(sendMessage, { refreshes: [listOutbox] })
  const form = useForm(sendMessage.input, {
    async onSubmit(input) {
      await send.mutateAsync(input)
      showToast({ tone: 'good', text: t('messages.write.sent') })
      onSent()
    },
  })
  return (
    <Form form={form}>
      <FormProblem of={form.problem} />
      <Select
        name="to"
        label={t('messages.write.to')}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        options={[
          ...(upline === null ? [] : [{ value: 'upline', label: t('messages.write.to.upline', { name: upline }) }]),
          ...(isAgent
            ? [
                { value: 'downline', label: t('messages.write.to.downline') },
                { value: 'downlines', label: t('messages.write.to.downlines') },
              ]
            : []),
        ]}
      />
      {to === 'downline' && (
        <>
          <TextField
            name="account"
            label={t('messages.write.account')}
            list={names}
            dir="ltr"
            autoComplete="off"
            required
          />
          <datalist id={names}>
            {downline.map((account) => (
              <option key={account} value={account}>
                {account}
              </option>
            ))}
          </datalist>
        </>
      )}
      <TextField name="title" label={t('messages.write.title')} maxLength={TITLE_MOST} dir="auto" required />
      <TextArea name="content" label={t('messages.write.content')} maxLength={BODY_MOST} rows={6} dir="auto" required />
      <Button type="submit" variant="action" loading={form.submitting} className="self-end">
        {t('messages.write.send')}
      </Button>
    </Form>
  )
}

/** A letter to one's agent, or of an agent to their members. */
export function WriteMessage({
  open,
  onClose,
  recipients,
}: {
  open: boolean
  onClose: () => void
  recipients: Recipients
}): ReactNode {
  const { t } = useWords('messages')
  return (
    <Dialog open={open} onClose={onClose} title={t('messages.write')} size="medium">
      {open && <WriteForm recipients={recipients} onSent={onClose} />}
    </Dialog>
  )
}
