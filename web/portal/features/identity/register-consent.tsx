import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import type { ReactNode } from 'react'

/** What is ticked before anything is sent: the terms, and the age the operator asks for. `withConsent` asks for both. */
export function RegisterConsent({ minimumAge }: { minimumAge: number }): ReactNode {
  const { t } = useWords('identity', 'fault')
  return (
    <div>
      <Checkbox
        name="terms"
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
      />
      <Checkbox name="ageConfirmed" label={t('identity.register.consent.age', { age: minimumAge })} />
    </div>
  )
}
