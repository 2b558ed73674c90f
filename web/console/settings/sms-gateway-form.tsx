import { setSmsGateway } from '@croupier/api/messaging/set-sms-gateway.ts'
import { showSmsGateway } from '@croupier/api/messaging/show-sms-gateway.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { PasswordField } from '@croupier/kit/components/password-field.tsx'
import { TextField } from '@croupier/kit/components/text-field.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { Problem } from '../lists/problem.tsx'

/** Which gateway sends our texts. Its token is written and never read. */
export function SmsGatewayForm({
  gateway,
  onDone,
}: {
  gateway: OutputOf<typeof showSmsGateway>['gateway']
  onDone: () => void
}): ReactNode {
  const { t } = useWords('console-settings', 'fault', 'refusals')
  const save = useCall(setSmsGateway, { refreshes: [showSmsGateway] })
  const form = useForm(setSmsGateway.input, {
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
        name="url"
        type="url"
        label={t('console-settings.messages.url')}
        defaultValue={gateway?.url}
        maxLength={300}
        required
        dir="ltr"
      />
      <TextField
        name="account"
        label={t('console-settings.messages.account')}
        defaultValue={gateway?.account}
        maxLength={64}
        required
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <TextField
        name="sender"
        label={t('console-settings.messages.smsSender')}
        hint={t('console-settings.messages.smsSender.hint')}
        defaultValue={gateway?.sender}
        maxLength={16}
        required
        autoComplete="off"
        dir="ltr"
      />
      <PasswordField
        name="token"
        label={t('console-settings.messages.token')}
        hint={gateway ? t('console-settings.messages.secret.hint') : undefined}
        maxLength={200}
        required={gateway === null}
        autoComplete="off"
      />
      <Button type="submit" variant="action" loading={form.submitting} className="self-start">
        {t('kit.save')}
      </Button>
    </Form>
  )
}
