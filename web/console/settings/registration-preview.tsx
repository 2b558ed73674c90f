import type { RegistrationRules } from '@croupier/api/identity/registration/registration-fields.ts'
import {
  askedFields,
  type RegistrationKind,
  ruleMessage,
} from '@croupier/api/identity/registration/registration-schema.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Card } from '@croupier/kit/components/card.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { useKitWords } from '@croupier/kit/words.tsx'
import { type ReactNode, useState } from 'react'

/** The form that comes of the rules, as a member would see it: fields in their order, and what each asks. */
export function RegistrationPreview({ rules }: { rules: RegistrationRules }): ReactNode {
  const { t } = useWords('console-settings', 'fields', 'fault')
  const words = useKitWords()
  const [kind, setKind] = useState<RegistrationKind>('username')
  return (
    <Card title={t('console-settings.registration.preview')} className="min-[88rem]:sticky min-[88rem]:top-18">
      <div className="flex flex-col gap-4">
        <p className="text-xs text-ink-faint">{t('console-settings.registration.preview.text')}</p>
        <Segmented
          wide
          label={t('console-settings.registration.preview')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'username', label: t('fields.label.username') },
            { value: 'mobile', label: t('fields.label.mobileNum') },
          ]}
        />
        <ol className="flex flex-col gap-3" data-preview={kind}>
          {askedFields(rules, kind).map(({ name, rule }) => (
            <li key={name} className="flex flex-col gap-1">
              <span className="text-sm font-medium text-ink">
                {t(`fields.label.${name}`)}
                {rule.required && <span className="text-vermilion"> *</span>}
              </span>
              <span aria-hidden="true" className="h-9 rounded-md border border-outline bg-sunken/60" />
              <span className="text-xs text-ink-faint">{words.fault({ field: name, ...ruleMessage(name, rule) })}</span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}
