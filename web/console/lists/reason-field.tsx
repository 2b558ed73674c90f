import { useWords } from '@croupier/client/words/use-words.ts'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import type { ReactNode } from 'react'

/** Why an operator does something; `hint` says who reads it where that is not the audit log alone. */
export function ReasonField({ hint }: { hint?: string | undefined }): ReactNode {
  const { t } = useWords()
  return (
    <TextArea name="note" label={t('console.reason.label')} hint={hint ?? t('console.reason.hint')} rows={3} required />
  )
}
