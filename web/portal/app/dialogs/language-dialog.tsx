import { setLanguage } from '@croupier/api/identity/members/set-language.ts'
import { call } from '@croupier/client/call.ts'
import { queryClient } from '@croupier/client/query-client.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { words } from '@croupier/client/words/words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Spinner } from '@croupier/kit/components/spinner.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { SearchIcon } from '@croupier/kit/icons/navigation.tsx'
import { CheckIcon } from '@croupier/kit/icons/signs.tsx'
import { offeredLanguages, type Language, languageFacts } from '@croupier/words/languages.ts'
import { type ReactNode, useState } from 'react'
import type { DialogPlace } from './dialog-host.tsx'

const english = new Intl.DisplayNames('en', { type: 'language' })

/** Names that people look for besides the one of this device's list of names. */
const otherNames: Partial<Record<Language, string>> = {
  bn: 'Bengali Bangla',
  fa: 'Farsi',
  my: 'Myanmar',
  tl: 'Tagalog',
}

function isMeant(language: Language, ownName: string, text: string): boolean {
  const wanted = text.trim().toLowerCase()
  return [ownName, english.of(language) ?? '', otherNames[language] ?? '', language].some((name) =>
    name.toLowerCase().includes(wanted),
  )
}

/** So many are found without a search. */
const FEW = 9

/** The languages that are offered, by the names their speakers use. The choice is kept, told to the server, and its lists come anew. */
export default function LanguageDialog({ open, onClose }: DialogPlace<'language'>): ReactNode {
  const { t, language: spoken } = useWords()
  const [text, setText] = useState('')
  const [coming, setComing] = useState<Language>()

  const choose = async (language: Language): Promise<void> => {
    setComing(language)
    try {
      await words.choose(language)
    } catch {
      showToast({ tone: 'bad', text: t('shell.language.failed') })
      return
    } finally {
      setComing(undefined)
    }
    onClose()
    // Remembered by the server for SMS and mail; the page has changed whether or not it hears of it.
    call(setLanguage, { language }).catch(() => undefined)
    await queryClient.invalidateQueries()
  }

  const shown = offeredLanguages
    .map((language) => ({ language, ownName: languageFacts(language).ownName }))
    .filter(({ language, ownName }) => isMeant(language, ownName, text))
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.language.title')} size="medium">
      <div className="flex flex-col gap-4">
        {offeredLanguages.length > FEW && (
          <TextField
            label={t('shell.language.search')}
            labelHidden
            placeholder={t('shell.language.search')}
            type="search"
            before={<SearchIcon />}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        {shown.length === 0 && <p className="py-6 text-center text-ink-soft">{t('shell.language.none')}</p>}
        <ul className="grid grid-cols-2 gap-1 sm:grid-cols-3">
          {shown.map(({ language, ownName }) => (
            <li key={language}>
              <button
                type="button"
                lang={language}
                aria-pressed={language === spoken}
                onClick={() => void choose(language)}
                className={classNames(
                  linkClasses.row,
                  'w-full text-start aria-pressed:bg-brass-wash aria-pressed:text-brass',
                )}
              >
                <span className="min-w-0 flex-1 truncate">{ownName}</span>
                {coming === language && <Spinner />}
                {coming !== language && language === spoken && <CheckIcon />}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
