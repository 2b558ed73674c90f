import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Checkbox } from '@croupier/kit/components/choice.tsx'
import type { ReactNode } from 'react'

export interface Consent {
  terms: boolean
  ageConfirmed: boolean
}

/** What is ticked before anything is sent: the terms, and the age the operator asks for. */
export function RegisterConsent({
  consent,
  onChange,
  minimumAge,
  isMissing,
}: {
  consent: Consent
  onChange: (consent: Consent) => void
  minimumAge: number
  isMissing: boolean
}): ReactNode {
  const { t } = useWords('identity')
  return (
    <div>
      <Checkbox
        label={
          <Words
            k="identity.register.consent.terms"
            components={{
              terms: (content) => (
                <a href="/help#term" target="_blank" rel="noopener" className="text-brass underline">
                  {content}
                </a>
              ),
            }}
          />
        }
        checked={consent.terms}
        onChange={(event) => onChange({ ...consent, terms: event.target.checked })}
      />
      <Checkbox
        label={t('identity.register.consent.age', { age: minimumAge })}
        checked={consent.ageConfirmed}
        onChange={(event) => onChange({ ...consent, ageConfirmed: event.target.checked })}
      />
      {isMissing && (
        <p role="alert" className="text-sm text-vermilion">
          {t('identity.register.consent.missing')}
        </p>
      )}
    </div>
  )
}
