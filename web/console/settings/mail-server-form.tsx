import { mailSecurities } from '@croupier/api/messaging/mail-server-answer.ts'
import { setMailServer } from '@croupier/api/messaging/set-mail-server.ts'
import { showMailServer } from '@croupier/api/messaging/show-mail-server.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { type ReactNode, useState } from 'react'
import { SaveForm } from '../lists/save-form.tsx'
import { SecretField } from './secret-field.tsx'

/** Which mail server sends our letters. Its password is written and never read. */
export function MailServerForm({
  server,
  onDone,
}: {
  server: OutputOf<typeof showMailServer>['server']
  onDone: () => void
}): ReactNode {
  const { t } = useWords('console-settings')
  const [host, setHost] = useState(server?.host)
  const [port, setPort] = useState(String(server?.port))
  return (
    <SaveForm
      operation={setMailServer}
      refreshes={[showMailServer]}
      // An emptied name means that the server asks for none; an empty password that it stays as it is.
      extra={() => ({ username: null })}
      saved={() => t('console-settings.messages.saved')}
      onDone={onDone}
    >
      <TextField
        name="host"
        label={t('console-settings.messages.host')}
        defaultValue={server?.host}
        onChange={(event) => setHost(event.target.value)}
        maxLength={253}
        required
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="port"
          type="number"
          inputMode="numeric"
          label={t('console-settings.messages.port')}
          defaultValue={server?.port ?? 587}
          onChange={(event) => setPort(event.target.value)}
          min={1}
          max={65_535}
          required
        />
        <Select
          name="security"
          label={t('console-settings.messages.security')}
          defaultValue={server?.security ?? 'starttls'}
          options={mailSecurities.map((value) => ({ value, label: t(`console-settings.messages.security.${value}`) }))}
        />
      </div>
      <TextField
        name="username"
        label={t('console-settings.messages.username')}
        hint={t('console-settings.messages.username.hint')}
        defaultValue={server?.username ?? undefined}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <SecretField
        name="password"
        label={t('console-settings.messages.password')}
        isKept={server?.hasPassword === true}
        isElsewhere={host !== server?.host || port !== String(server?.port)}
        isOptional
        maxLength={200}
      />
      <TextField
        name="sender"
        type="email"
        label={t('console-settings.messages.mailSender')}
        defaultValue={server?.sender}
        maxLength={120}
        required
        autoComplete="off"
        dir="ltr"
      />
    </SaveForm>
  )
}
