import { useWords } from '@croupier/client/words/use-words.ts'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { TextField } from '@croupier/kit/components/text-field.tsx'
import { CloseIcon, SearchIcon } from '@croupier/kit/icons/navigation.tsx'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

/** Long enough that a word is not asked for letter by letter, in milliseconds. */
const PAUSE = 280

/** Finds games by a part of their name; asks once the typing rests. */
export function GameSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }): ReactNode {
  const { t } = useWords('lobby')
  const [typed, setTyped] = useState(text)
  const ask = useEffectEvent((wanted: string) => {
    if (wanted !== text) onSearch(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(() => ask(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      label={t('lobby.search.label')}
      labelHidden
      type="search"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={64}
      className="sm:w-72 sm:shrink-0"
      placeholder={t('lobby.search.placeholder')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      before={<SearchIcon />}
      after={
        typed !== '' && (
          <IconButton
            size="small"
            label={t('lobby.search.clear')}
            icon={<CloseIcon />}
            onClick={() => {
              setTyped('')
              onSearch('')
            }}
          />
        )
      }
    />
  )
}
