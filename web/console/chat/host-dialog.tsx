import { listChatHosts } from '@croupier/api/chat/list-chat-hosts.ts'
import { saveChatHost } from '@croupier/api/chat/save-chat-host.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { offeredLanguages, type Language, languageFacts, writtenLanguages } from '@croupier/words/languages.ts'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Problem } from '../lists/problem.tsx'
import type { StaffHost } from './room-rules.tsx'

type Texts = Partial<Record<Language, string>>

/** What stands in a language; the others are left out. */
function filled(texts: Texts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  )
}

function Form({
  host,
  taken,
  id,
  onDone,
  onBusy,
}: {
  /** Undefined: a new one. */
  host: StaffHost | undefined
  /** Codes of other hosts: saving one of them would change that host. */
  taken: readonly string[]
  id: string
  onDone: (code: string) => void
  onBusy: (isBusy: boolean) => void
}): ReactNode {
  const { t } = useWords('console-chat', 'refusals', 'fields', 'fault')
  const [code, setCode] = useState(host?.code ?? '')
  const [names, setNames] = useState<Texts>(host?.names ?? {})
  const [about, setAbout] = useState<Texts>(host?.about ?? {})
  const [spoken, setSpoken] = useState<readonly string[]>(host?.languages ?? ['en'])
  const [look, setLook] = useState(host?.look ?? 'marigold')
  const [vassalage, setVassalage] = useState(host?.vassalage ?? '')
  const [gameId, setGameId] = useState(host?.gameId ?? '')
  const [position, setPosition] = useState(String(host?.position ?? 100))
  const [isTaken, setTaken] = useState(false)
  const save = useCall(saveChatHost, { refreshes: [listChatHosts] })

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const isOther = host === undefined && taken.includes(code)
    setTaken(isOther)
    if (isOther) return
    onBusy(true)
    save.mutate(
      {
        code: code.trim(),
        names: filled(names),
        about: filled(about),
        languages: [...spoken],
        look: look.trim(),
        position: Number(position),
        ...(vassalage.trim() !== '' && { vassalage: vassalage.trim() }),
        ...(gameId.trim() !== '' && { gameId: gameId.trim() }),
      },
      {
        onSuccess() {
          showToast({ tone: 'good', text: t('console-chat.form.saved') })
          onDone(code.trim())
        },
        onSettled: () => onBusy(false),
      },
    )
  }
  return (
    <form id={id} onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        name="code"
        label={t('console-chat.form.code')}
        hint={t('console-chat.form.code.hint')}
        error={isTaken ? t('console-chat.form.code.taken') : undefined}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        disabled={host !== undefined}
        pattern="[a-z0-9][a-z0-9\-]{0,31}"
        required
        dir="ltr"
        autoComplete="off"
      />
      {writtenLanguages.map((language) => (
        <div key={language} className="grid gap-3 sm:grid-cols-[2fr_3fr]" lang={language}>
          <TextField
            name={`names.${language}`}
            label={t('console-chat.form.name', { language: languageFacts(language).ownName })}
            value={names[language] ?? ''}
            onChange={(event) => setNames({ ...names, [language]: event.target.value })}
            required={language === 'en'}
            dir="auto"
          />
          <TextField
            name={`about.${language}`}
            label={t('console-chat.form.about', { language: languageFacts(language).ownName })}
            value={about[language] ?? ''}
            onChange={(event) => setAbout({ ...about, [language]: event.target.value })}
            dir="auto"
          />
        </div>
      ))}
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-sm font-medium">{t('console-chat.form.languages')}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {offeredLanguages.map((language) => (
            <Checkbox
              key={language}
              label={languageFacts(language).ownName}
              checked={spoken.includes(language)}
              onChange={(event) =>
                setSpoken(event.target.checked ? [...spoken, language] : spoken.filter((each) => each !== language))
              }
            />
          ))}
        </div>
      </fieldset>
      <TextField
        name="look"
        label={t('console-chat.form.look')}
        hint={t('console-chat.form.look.hint')}
        value={look}
        onChange={(event) => setLook(event.target.value)}
        pattern="[a-z0-9][a-z0-9\-]{0,63}"
        required
        dir="ltr"
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          name="vassalage"
          label={t('console-chat.form.vendor')}
          hint={t('console-chat.form.table.hint')}
          value={vassalage}
          onChange={(event) => setVassalage(event.target.value)}
          dir="ltr"
          autoComplete="off"
        />
        <TextField
          name="gameId"
          label={t('console-chat.form.game')}
          value={gameId}
          onChange={(event) => setGameId(event.target.value)}
          dir="ltr"
          autoComplete="off"
        />
      </div>
      <TextField
        name="position"
        label={t('console-chat.form.position')}
        value={position}
        onChange={(event) => setPosition(event.target.value)}
        inputMode="numeric"
        pattern="\d{1,6}"
        required
        className="w-40"
      />
      <Problem of={save.error} />
    </form>
  )
}

/** Adds a live host, or changes what is said of one. A new host has a room at once. */
export function HostDialog({
  shows,
  taken,
  onClose,
}: {
  /** `new`, a host to change, or undefined while it is shut. */
  shows: StaffHost | 'new' | undefined
  taken: readonly string[]
  onClose: (saved?: string) => void
}): ReactNode {
  const { t, language } = useWords('console-chat')
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const host = shows === 'new' ? undefined : shows
  const title = host
    ? t('console-chat.form.edit', { host: host.names[language] ?? host.names['en'] ?? host.code })
    : t('console-chat.form.new')
  return (
    <Dialog
      open={shows !== undefined}
      onClose={() => onClose()}
      title={title}
      size="medium"
      footer={
        <Button type="submit" form={id} variant="action" wide loading={isBusy}>
          {t('console-chat.form.save')}
        </Button>
      }
    >
      {shows !== undefined && (
        <Form key={host?.code ?? 'new'} id={id} host={host} taken={taken} onDone={onClose} onBusy={setBusy} />
      )}
    </Dialog>
  )
}
