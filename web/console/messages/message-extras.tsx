import { MESSAGE_PICTURES_MOST } from '@croupier/api/messages/message-answers.ts'
import { PICTURE_BYTES } from '@croupier/api/picture.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/components/text-field.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { AttachIcon } from '@croupier/kit/icons/actions.tsx'
import { useKit } from '@croupier/kit/words.tsx'
import { type ReactNode, useRef } from 'react'

export interface Picture {
  name: string
  base64: string
}

const TYPES = ['image/png', 'image/jpeg']

async function readPicture(file: File): Promise<Picture | undefined> {
  if (!TYPES.includes(file.type) || file.size > PICTURE_BYTES) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // In parts: a call with millions of arguments ends in nothing.
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCodePoint(...bytes.subarray(at, at + 32_768))
  return { name: file.name, base64: btoa(text) }
}

/** Up to three pictures that go with a message. */
export function MessagePicturePicker({
  pictures,
  onChange,
}: {
  pictures: readonly Picture[]
  onChange: (change: (before: readonly Picture[]) => readonly Picture[]) => void
}): ReactNode {
  const { t } = useWords('console-messages')
  const picker = useRef<HTMLInputElement>(null)
  const add = async (files: FileList): Promise<void> => {
    for (const file of [...files].slice(0, MESSAGE_PICTURES_MOST - pictures.length)) {
      const picture = await readPicture(file)
      if (picture) onChange((before) => [...before, picture])
      else showToast({ tone: 'bad', text: t('console-messages.pictures.wrong', { name: file.name }) })
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-1">
        {pictures.map(({ name }, at) => (
          <li key={`${name} ${at}`} className="flex min-w-0 items-center justify-between gap-3 text-sm">
            <bdi className="min-w-0 truncate">{name}</bdi>
            <Button
              variant="ghost"
              size="small"
              onClick={() => onChange((before) => before.filter((_, place) => place !== at))}
            >
              {t('console-messages.pictures.remove', { name })}
            </Button>
          </li>
        ))}
      </ul>
      <input
        ref={picker}
        type="file"
        multiple
        accept={TYPES.join(',')}
        aria-label={t('console-messages.pictures.add')}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const { files } = target
          if (files) void add(files).then(() => (target.value = ''))
        }}
      />
      {pictures.length < MESSAGE_PICTURES_MOST && (
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" icon={<AttachIcon />} onClick={() => picker.current?.click()}>
            {t('console-messages.pictures.add')}
          </Button>
          <span className="text-xs text-ink-faint">{t('console-messages.pictures.hint')}</span>
        </div>
      )}
    </div>
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
