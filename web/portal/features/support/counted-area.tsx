import { countWords } from '@croupier/basis/count-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import { type ReactNode, useState } from 'react'

/** A text of at most so many characters, with how many there are, and how many words where those count: no more can be typed. */
export function CountedArea({
  name,
  label,
  hint,
  most,
  rows,
  defaultValue = '',
  words,
  onText,
}: {
  name: string
  label: string
  hint?: string | undefined
  most: number
  rows: number
  defaultValue?: string
  /** Fewest and most words, where they count too. */
  words?: { least: number; most: number } | undefined
  onText?: ((text: string) => void) | undefined
}): ReactNode {
  const { t } = useWords('support')
  const [text, setText] = useState(defaultValue)
  const count = text.trim().length
  const written = countWords(text)
  const isAmiss = words !== undefined && written > 0 && (written < words.least || written > words.most)
  return (
    <TextArea
      name={name}
      label={label}
      hint={hint}
      aside={
        <span className="figures text-xs text-ink-faint" aria-live="polite">
          {words && (
            <>
              <span className={isAmiss ? 'text-vermilion' : undefined}>
                {t('support.count.words', { words: written })}
              </span>
              {' · '}
            </>
          )}
          {t('support.count', { count, most })}
        </span>
      }
      maxLength={most}
      rows={rows}
      defaultValue={defaultValue}
      dir="auto"
      required
      onChange={(event) => {
        setText(event.target.value)
        onText?.(event.target.value)
      }}
    />
  )
}
