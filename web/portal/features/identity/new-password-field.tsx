import { initialRegistrationRules } from '@croupier/api/identity/registration/registration-fields.ts'
import { ruleMessage } from '@croupier/api/identity/registration/registration-schema.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { WordKey } from '@croupier/words/areas.ts'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import type { ReactNode } from 'react'
import { useSettings } from '../../session/settings.ts'

/** A new password with the house's rule for it, and once more where `repeated`. */
export function NewPasswordField({ repeated = false }: { repeated?: boolean | undefined }): ReactNode {
  const { t } = useWords('fields', 'fault', 'refusals')
  const rule = useSettings()?.register.fields.password ?? initialRegistrationRules.password
  const { messageKey, ...bounds } = ruleMessage('password', rule)
  return (
    <>
      <PasswordField
        name="newPassword"
        label={t('fields.label.newPassword')}
        hint={t(messageKey as WordKey, bounds)}
        autoComplete="new-password"
        maxLength={128}
        required
      />
      {repeated && (
        <PasswordField
          name="confirmNewPassword"
          label={t('fields.label.confirmNewPassword')}
          autoComplete="new-password"
          maxLength={128}
          required
        />
      )}
    </>
  )
}
