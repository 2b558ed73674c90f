import { listPlannedMessages } from '@croupier/api/messages/list-planned-messages.ts'
import { listStaffMessages } from '@croupier/api/messages/list-staff-messages.ts'
import { BODY_MOST, TITLE_MOST } from '@croupier/api/messages/message-answers.ts'
import { sendStaffMessage } from '@croupier/api/messages/send-staff-message.ts'
import { audiences } from '@croupier/api/messages/staff-answers.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextArea, TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { useKit } from '@croupier/kit/words.tsx'
import type { Picture } from '@croupier/kit/fields/picture-picker.tsx'
import { type ReactNode, useState } from 'react'
import { writtenLanguages } from '@croupier/words/languages.ts'
import { DialogForm } from '../lists/dialog-form.tsx'
import { instantOf } from '../lists/wall-time.ts'
import { AudienceConditions, groupTimes } from './audience-conditions.tsx'
import { MessagePicturePicker, MessageTimes } from './message-extras.tsx'

/** Writes to one member, a group or everybody. */
export function MessageCreate({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('console-messages')
  return (
    <Dialog open={open} onClose={onClose} title={t('console-messages.add')} size="medium">
      {/* Drawn anew each time it opens, so that it starts empty. */}
      {open && <CreateForm onClose={onClose} />}
    </Dialog>
  )
}

function CreateForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useWords('console-messages', 'fault')
  const { timeZone } = useKit()
  const send = useCall(sendStaffMessage, { refreshes: [listStaffMessages, listPlannedMessages] })
  const [to, setTo] = useState<string>('member')
  const [isOffer, setOffer] = useState(false)
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const instant = (text: string): number | undefined => instantOf(text, timeZone)
  const form = useForm(sendStaffMessage.input, {
    // Which texts there must be is the server's to say, at the box of the language.
    extra: () => ({ titles: {}, texts: {}, pictures: pictures.map(({ base64 }) => base64) }),
    read: Object.fromEntries([...groupTimes, 'sendAt', 'endsAt'].map((name) => [name, instant])),
    onSubmit: async (input) => {
      const { state } = await send.mutateAsync(input)
      showToast({
        tone: 'good',
        text: t(state === 'planned' ? 'console-messages.planned.done' : 'console-messages.sent'),
      })
      onClose()
    },
  })
  return (
    <DialogForm form={form} action={t('console-messages.send')} onCancel={onClose}>
      <Select
        name="to"
        label={t('console-messages.column.to')}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        options={audiences.map((each) => ({ value: each, label: t(`console-messages.to.${each}`) }))}
      />
      {to === 'member' && (
        <TextField name="account" label={t('console-messages.account')} dir="ltr" autoComplete="off" required />
      )}
      {(to === 'group' || to === 'all') && <AudienceConditions to={to} isOffer={isOffer} />}
      <Checkbox
        name="isOffer"
        label={t('console-messages.isOffer')}
        hint={t('console-messages.isOffer.hint')}
        checked={isOffer}
        onChange={({ target }) => setOffer(target.checked)}
      />
      <p className="text-sm text-ink-soft">{t('console-messages.languages.hint')}</p>
      {writtenLanguages.map((language) => (
        <div key={language} className="flex flex-col gap-4">
          <TextField
            name={`titles.${language}`}
            label={t(`console-messages.title.${language}`)}
            lang={language}
            dir="auto"
            maxLength={TITLE_MOST}
            required={language === 'en'}
          />
          <TextArea
            name={`texts.${language}`}
            label={t(`console-messages.body.${language}`)}
            lang={language}
            dir="auto"
            rows={4}
            maxLength={BODY_MOST}
            required={language === 'en'}
          />
        </div>
      ))}
      <TextField name="link" label={t('console-messages.link')} hint={t('console-messages.link.hint')} dir="ltr" />
      <MessagePicturePicker pictures={pictures} onChange={setPictures} />
      <MessageTimes />
    </DialogForm>
  )
}
