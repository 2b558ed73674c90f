import { MESSAGE_PICTURES_MOST } from '@croupier/api/messages/message-answers.ts'
import { PICTURE_BYTES } from '@croupier/api/picture.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { useKit } from '@croupier/kit/words.tsx'
import { type Picture, PicturePicker } from '@croupier/kit/fields/picture-picker.tsx'
import type { ReactNode } from 'react'

/** Pictures that go with a message. */
export function MessagePicturePicker({
  pictures,
  onChange,
}: {
  pictures: readonly Picture[]
  onChange: (change: (before: readonly Picture[]) => readonly Picture[]) => void
}): ReactNode {
  const { t } = useWords('console-messages')
  return (
    <PicturePicker
      pictures={pictures}
      most={MESSAGE_PICTURES_MOST}
      mostBytes={PICTURE_BYTES}
      onChange={onChange}
      words={{
        add: t('console-messages.pictures.add'),
        hint: t('console-messages.pictures.hint'),
        wrong: (name) => t('console-messages.pictures.wrong', { name }),
        remove: (name) => t('console-messages.pictures.remove', { name }),
      }}
    />
  )
}

/** When it is sent and when it leaves inboxes; both may stay empty. */
export function MessageTimes(): ReactNode {
  const { t } = useWords('console-messages')
  const { timeZone } = useKit()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="sendAt"
        type="datetime-local"
        label={t('console-messages.sendAt')}
        hint={t('console-messages.sendAt.hint', { zone: timeZone })}
      />
      <TextField
        name="endsAt"
        type="datetime-local"
        label={t('console-messages.endsAt')}
        hint={t('console-messages.endsAt.hint')}
      />
    </div>
  )
}
