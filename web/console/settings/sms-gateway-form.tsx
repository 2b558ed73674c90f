import { setSmsGateway } from '@croupier/api/messaging/set-sms-gateway.ts'
import { showSmsGateway } from '@croupier/api/messaging/show-sms-gateway.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { type ReactNode, useState } from 'react'
import { SaveForm } from '../lists/save-form.tsx'
import { SecretField } from './secret-field.tsx'

/** Which gateway sends our texts. Its token is written and never read. */
export function SmsGatewayForm({
  gateway,
  onDone,
}: {
  gateway: OutputOf<typeof showSmsGateway>['gateway']
  onDone: () => void
}): ReactNode {
  const { t } = useWords('console-settings')
  const [url, setUrl] = useState(gateway?.url)
  return (
    <SaveForm
      operation={setSmsGateway}
      refreshes={[showSmsGateway]}
      saved={() => t('console-settings.messages.saved')}
      onDone={onDone}
    >
      <TextField
        name="url"
        type="url"
        label={t('console-settings.messages.url')}
        defaultValue={gateway?.url}
        onChange={(event) => setUrl(event.target.value)}
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
      <SecretField
        name="token"
        label={t('console-settings.messages.token')}
        isKept={gateway !== null}
        isElsewhere={url !== gateway?.url}
        maxLength={200}
      />
    </SaveForm>
  )
}
