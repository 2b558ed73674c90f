import { useWords } from '@croupier/client/words/use-words.ts'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { CloseIcon, SearchIcon } from '@croupier/kit/icons/navigation.tsx'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

/** Long enough that a word is not asked for letter by letter, in milliseconds. */
const PAUSE = 280

/**
 * Finds games by a part of their name; asks once the typing rests. Where the page comes to another search by itself (a
 * link, the way back), the box follows it.
 */
export function GameSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }): ReactNode {
  const { t } = useWords('lobby')
  const [typed, setTyped] = useState(text)
  // What the page was last seen or asked to look for: only another search than this is news to the box.
  const [known, setKnown] = useState(text)
  const [shown, setShown] = useState(text)
  if (text !== shown) {
    setShown(text)
    if (text !== known) {
      setKnown(text)
      setTyped(text)
    }
  }
  const search = (wanted: string) => {
    if (wanted === known) return
    setKnown(wanted)
    onSearch(wanted)
  }
  const ask = useEffectEvent(search)
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
              search('')
            }}
          />
        )
      }
    />
  )
}
