import { useWords } from '@croupier/client/words/use-words.ts'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { CloseIcon, SearchIcon } from '@croupier/kit/icons/navigation.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

const PAUSE = 250

/** Searches while one types, after a breath; `/` brings the cursor here, Enter goes on to the rows, Escape clears. */
export function SearchBox({
  label,
  value,
  onSearch,
}: {
  label: string
  value: string
  onSearch: (text: string) => void
}): ReactNode {
  const { t } = useWords()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // Whoever presses a link goes there, also where the page is too busy to know yet that it is left.
    const letGo = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
      const isLeft = target instanceof Element && target.closest('a[href]') !== null
      if (isLeft && !ctrlKey && !metaKey && !shiftKey) clearTimeout(timer.current)
    }
    document.addEventListener('click', letGo, true)
    return () => {
      document.removeEventListener('click', letGo, true)
      clearTimeout(timer.current)
    }
  }, [])
  // While another page's files come this one still stands: what was typed must not lead back to it.
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const isLeaving = next !== undefined && next.pathname !== pathname
  const leaves = useRef(isLeaving)
  useEffect(() => {
    leaves.current = isLeaving
  }, [isLeaving])

  // The address changed by itself: back, or "clear filters".
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }

  const search = (text: string, pause: number): void => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (leaves.current) return
      setKnown(text.trim())
      onSearch(text.trim())
    }, pause)
  }

  return (
    <TextField
      label={label}
      labelHidden
      placeholder={label}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      data-search=""
      value={typed}
      before={<SearchIcon />}
      after={
        typed !== '' && (
          <IconButton size="small" label={t('kit.clear')} icon={<CloseIcon />} onClick={() => search('', 0)} />
        )
      }
      onChange={(event) => search(event.target.value, PAUSE)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed !== '') {
          event.preventDefault()
          search('', 0)
        } else if (event.key === 'Enter') {
          search(typed, 0)
          event.currentTarget.blur()
        }
      }}
      className="min-w-0 grow basis-64"
    />
  )
}
