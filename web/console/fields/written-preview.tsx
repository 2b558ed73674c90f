import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import type { FormState } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { useWritten } from './use-written.ts'

/** The dialog that somebody writes in: wider while there is something to see beside the form. */
export const writingDialog = 'xl:has-data-preview:w-350'

type Draw = (written: Record<string, unknown>) => ReactNode

function Followed({ form, children }: { form: FormState; children: Draw }): ReactNode {
  const written = useWritten(form)
  return written && children(written)
}

/** A form, and as its readers will see it what is being written there: beside it, or above it where there is no room. */
export function WithPreview({
  form,
  preview,
  children,
}: {
  form: FormState
  /** Draws what the form holds. */
  preview: Draw
  /** The form itself. */
  children: ReactNode
}): ReactNode {
  const { t } = useWords()
  const [isShown, setShown] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 xl:has-data-preview:grid-cols-2">
      <Button
        aria-pressed={isShown}
        className="justify-self-start aria-pressed:bg-brass-wash aria-pressed:text-brass"
        onClick={() => setShown(!isShown)}
      >
        {t('console.preview.open')}
      </Button>
      {isShown && (
        <section
          data-preview=""
          aria-label={t('console.preview.title')}
          className="min-w-0 xl:sticky xl:top-0 xl:col-start-2 xl:row-span-2 xl:row-start-1"
        >
          <Followed form={form}>{preview}</Followed>
        </section>
      )}
      {children}
    </div>
  )
}
