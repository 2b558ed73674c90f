import { useWords } from '@croupier/client/words/use-words.ts'
import { TextArea } from '@croupier/kit/components/text-field.tsx'
import { type ReactNode, useState } from 'react'

/** A text of at most so many characters, with how many there are: no more can be typed. */
export function CountedArea({
  name,
  label,
  hint,
  most,
  rows,
  defaultValue = '',
}: {
  name: string
  label: string
  hint?: string | undefined
  most: number
  rows: number
  defaultValue?: string
}): ReactNode {
  const { t } = useWords('support')
  const [count, setCount] = useState(defaultValue.trim().length)
  return (
    <TextArea
      name={name}
      label={label}
      hint={hint}
      aside={
        <span className="figures text-xs text-ink-faint" aria-live="polite">
          {t('support.count', { count, most })}
        </span>
      }
      maxLength={most}
      rows={rows}
      defaultValue={defaultValue}
      dir="auto"
      required
      onChange={(event) => setCount(event.target.value.trim().length)}
    />
  )
}
