import { mailSecurities } from '@croupier/api/messaging/mail-server-answer.ts'
import { setMailServer } from '@croupier/api/messaging/set-mail-server.ts'
import { showMailServer } from '@croupier/api/messaging/show-mail-server.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { PasswordField } from '@croupier/kit/components/password-field.tsx'
import { Select } from '@croupier/kit/components/select.tsx'
import { TextField } from '@croupier/kit/components/text-field.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { Problem } from '../lists/problem.tsx'

/** Which mail server sends our letters. Its password is written and never read. */
export function MailServerForm({
  server,
  onDone,
}: {
  server: OutputOf<typeof showMailServer>['server']
  onDone: () => void
}): ReactNode {
  const { t } = useWords('console-settings', 'fault', 'refusals')
  const save = useCall(setMailServer, { refreshes: [showMailServer] })
  const form = useForm(setMailServer.input, {
    // An emptied name means that the server asks for none; an empty password that it stays as it is.
    extra: () => ({ username: null }),
    async onSubmit(input) {
      await save.mutateAsync(input)
      showToast({ tone: 'good', text: t('console-settings.messages.saved') })
      onDone()
    },
  })
  return (
    <Form form={form}>
      <Problem of={form.problem} />
      <TextField
        name="host"
        label={t('console-settings.messages.host')}
        defaultValue={server?.host}
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
      <PasswordField
        name="password"
        label={t('console-settings.messages.password')}
        hint={server?.hasPassword ? t('console-settings.messages.secret.hint') : undefined}
        maxLength={200}
        autoComplete="off"
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
      <Button type="submit" variant="action" loading={form.submitting} className="self-start">
        {t('kit.save')}
      </Button>
    </Form>
  )
}
