import type { Spoken } from '@croupier/client/words/create-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { useWordsIn } from '@croupier/client/words/use-words-in.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { languageFacts } from '@croupier/words/languages.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { writtenLanguages } from '@croupier/words/languages.ts'
import { Lantern } from '../frame/lantern.tsx'
import { useStaff } from '../frame/staff.tsx'
import { ReaderFrame } from './reader-frame.tsx'

const readers = ['visitor', 'member', 'agent'] as const
const themes = ['light', 'dark'] as const
const sizes = ['phone', 'desktop'] as const
export type ReaderSize = (typeof sizes)[number]
const widths = { phone: 390, desktop: 1280 } as const

export type Reader = (typeof readers)[number]
type Written = (typeof writtenLanguages)[number]

/** Who reads it on what, and the words of the portal in their language. */
export interface Reading {
  reader: Reader
  size: ReaderSize
  language: Written
  t: Spoken['t']
}

/** A head like the portal's, which tells who reads: nothing of theirs is known here. */
function ReaderBar({ reader, t }: Pick<Reading, 'reader' | 't'>): ReactNode {
  const { brand } = useStaff()
  const quiet = buttonClasses('ghost', 'small')
  const action = buttonClasses('action', 'small')
  return (
    <div className="flex min-h-14 items-center gap-2 border-b border-hairline bg-surface px-4">
      <span className="flex min-w-0 flex-1 items-center gap-2 font-display text-lg font-semibold text-ink">
        <Lantern className="text-xl text-brass" />
        <bdi className="truncate">{brand.name}</bdi>
      </span>
      {reader === 'visitor' && (
        <>
          <span className={quiet}>{t('shell.header.login')}</span>
          <span className={action}>{t('shell.header.register')}</span>
        </>
      )}
      {reader === 'agent' && <span className={quiet}>{t('shell.menu.agent')}</span>}
      {reader !== 'visitor' && <span className={`${action} max-lg:hidden`}>{t('shell.header.deposit')}</span>}
    </div>
  )
}

function Inside({
  children,
  ...reading
}: Omit<Reading, 't'> & { children: (reading: Reading) => ReactNode }): ReactNode {
  const { t } = useWordsIn(reading.language, 'shell', 'articles', 'announcements', 'home')
  return (
    <>
      <ReaderBar reader={reading.reader} t={t} />
      {children({ ...reading, t })}
    </>
  )
}

/** What is written as its readers will see it: as whom, in which theme, language and size is chosen above it. */
export function ReaderPreview({
  first = 'visitor',
  firstSize = 'phone',
  children,
}: {
  /** As whom it is seen first. */
  first?: Reader
  /** On what it is seen first. */
  firstSize?: ReaderSize
  children: (reading: Reading) => ReactNode
}): ReactNode {
  const { t, language: own } = useWords()
  const [reader, setReader] = useState<Reader>(first)
  const [theme, setTheme] = useState<(typeof themes)[number]>('light')
  const [size, setSize] = useState(firstSize)
  const [language, setLanguage] = useState<Written>(writtenLanguages.find((each) => each === own) ?? 'en')
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <Segmented
          label={t('console.preview.reader')}
          value={reader}
          onChange={setReader}
          options={readers.map((value) => ({ value, label: t(`console.preview.reader.${value}`) }))}
        />
        <Segmented
          label={t('console.language.label')}
          value={language}
          onChange={setLanguage}
          options={writtenLanguages.map((value) => ({ value, label: t(`console.fields.language.${value}`) }))}
        />
        <Segmented
          label={t('console.theme.label')}
          value={theme}
          onChange={setTheme}
          options={themes.map((value) => ({ value, label: t(`console.theme.${value}`) }))}
        />
        <Segmented
          label={t('console.preview.size')}
          value={size}
          onChange={setSize}
          options={sizes.map((value) => ({ value, label: t(`console.preview.size.${value}`) }))}
        />
      </div>
      <ReaderFrame
        title={t('console.preview.title')}
        width={widths[size]}
        theme={theme}
        language={language}
        direction={languageFacts(language).direction}
      >
        <Suspense fallback={<Skeleton className="h-56 w-full" />}>
          <Inside reader={reader} size={size} language={language}>
            {children}
          </Inside>
        </Suspense>
      </ReaderFrame>
    </div>
  )
}
