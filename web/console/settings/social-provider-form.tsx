import { listSocialProviders } from '@croupier/api/identity/social/list-social-providers.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { setSocialProvider } from '@croupier/api/identity/social/set-social-provider.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { type ReactNode, useState } from 'react'
import { SaveForm } from '../lists/save-form.tsx'
import { SecretField } from './secret-field.tsx'

export type SocialProvider = OutputOf<typeof listSocialProviders>['list'][number]

/** Who we are at a house, and what proves it. `code`: the house's, where it is known; else it is asked for. */
export function SocialProviderForm({
  code,
  provider,
  onDone,
}: {
  code: string | undefined
  provider: SocialProvider | undefined
  onDone: () => void
}): ReactNode {
  const { t } = useWords('console-social')
  const [address, setAddress] = useState(provider?.address)
  const isTelegram = code === 'telegram'
  // The known houses are where they are; an address is for all others, and for where it was set before.
  const asksAddress = code === undefined || (provider !== undefined && provider.address !== null)
  return (
    <SaveForm
      operation={setSocialProvider}
      refreshes={[listSocialProviders]}
      extra={() => (code === undefined ? {} : { code })}
      saved={({ name }) => t('console-social.saved', { name })}
      onDone={onDone}
    >
      {code === undefined && (
        <TextField
          name="code"
          label={t('console-social.field.code')}
          hint={t('console-social.field.code.hint')}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          required
          dir="ltr"
        />
      )}
      <TextField
        name="name"
        label={t('console-social.field.name')}
        defaultValue={provider?.name}
        maxLength={40}
        required={code === undefined}
        autoComplete="off"
      />
      {asksAddress && (
        <TextField
          name="address"
          type="url"
          label={t('console-social.field.address')}
          defaultValue={provider?.address ?? undefined}
          onChange={(event) => setAddress(event.target.value)}
          maxLength={300}
          required={code === undefined}
          dir="ltr"
        />
      )}
      <TextField
        name="clientId"
        label={t(isTelegram ? 'console-social.field.clientId.telegram' : 'console-social.field.clientId')}
        defaultValue={provider?.clientId}
        maxLength={200}
        required
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <SecretField
        name="secret"
        label={t(isTelegram ? 'console-social.field.secret.telegram' : 'console-social.field.secret')}
        isKept={provider !== undefined}
        isElsewhere={address !== provider?.address}
        maxLength={400}
      />
    </SaveForm>
  )
}
