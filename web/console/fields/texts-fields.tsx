import { useWords } from '@croupier/client/words/use-words.ts'
import { TextArea, TextField } from '@croupier/kit/fields/text-field.tsx'
import { writtenLanguages } from '@croupier/words/languages.ts'
import type { ReactNode } from 'react'

const LONG = 100

/** The same text in each language. */
export function TextsFields({
  name,
  most,
  values,
  rows,
}: {
  name: string
  most: number | undefined
  values: Readonly<Record<string, string>>
  /** Of a text that is long; a line where it is short. */
  rows?: number | undefined
}): ReactNode {
  const { t, knows } = useWords()
  const nameOf = (language: string): string => {
    const key = `console.fields.language.${language}`
    return knows(key) ? t(key) : language
  }
  // A language somebody wrote in by other means is kept.
  const languages = [...new Set([...writtenLanguages, ...Object.keys(values)])]
  const isLong = rows !== undefined || (most !== undefined && most > LONG)
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {languages.map((language) => {
        const shared = {
          name: `${name}.${language}`,
          label: nameOf(language),
          lang: language,
          dir: 'auto',
          maxLength: most,
          defaultValue: values[language],
          required: language === 'en',
        } as const
        return isLong ? (
          <TextArea key={language} {...shared} rows={rows ?? 3} />
        ) : (
          <TextField key={language} {...shared} />
        )
      })}
    </div>
  )
}
