import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { CloseIcon, SearchIcon } from '@croupier/kit/icons/navigation.tsx'
import { ClockIcon } from '@croupier/kit/icons/signs.tsx'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'
import { GameResult, PageResult, VendorResult } from './results.tsx'
import { useFoundPages } from './pages-to-find.ts'
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts'
import { useEntries } from './use-entries.ts'
import { useNameSearch } from './use-name-search.ts'

/** So many games stand there at first, and come with each “more”. */
const SHOWN = 12
const MORE = 24

function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }): ReactNode {
  return (
    <section className="flex flex-col gap-1">
      <header className="flex min-h-8 items-center justify-between gap-3">
        <h3 className="text-sm font-medium text-ink-faint">{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  )
}

function RecentSearches({ onChoose }: { onChoose: (text: string) => void }): ReactNode {
  const { t } = useWords('search')
  const texts = useRecentSearches()
  if (texts.length === 0) return null
  return (
    <Section
      title={t('search.recent')}
      aside={
        <Button size="small" variant="ghost" onClick={forgetSearches}>
          {t('search.recent.forget')}
        </Button>
      }
    >
      <ul className="flex flex-wrap gap-2">
        {texts.map((text) => (
          <li key={text} className="min-w-0">
            <button
              type="button"
              data-result=""
              onClick={() => onChoose(text)}
              className="flex min-h-10 max-w-full items-center gap-2 rounded-full border border-hairline bg-raised px-4 text-sm text-ink-soft hover:border-outline hover:text-ink"
            >
              <ClockIcon className="shrink-0 text-ink-faint" />
              <bdi className="min-w-0 truncate">{text}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const firstResult = (panel: HTMLElement | null): HTMLElement | null | undefined =>
  panel?.querySelector<HTMLElement>('a[data-result]')

/** Arrows walk from the field through what was found; Enter in the field opens the first. */
function walk(event: KeyboardEvent<HTMLElement>, open: () => void): void {
  const field = event.currentTarget.querySelector('input')
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')]
  if (event.key === 'Enter' && event.target === field) {
    event.preventDefault()
    // While a word is put together, Enter takes it and sends nothing.
    if (!event.nativeEvent.isComposing) open()
    return
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const here = results.findIndex((result) => result === document.activeElement)
  const next = event.key === 'ArrowDown' ? results[Math.min(here + 1, results.length - 1)] : results[here - 1]
  ;(next ?? field)?.focus()
}

/** Games, vendors and pages by name: as it is spelt, nearly so, or as it sounds in another script. */
export function SearchPanel(): ReactNode {
  const { t } = useWords('search', 'lobby', 'refusals')
  const [text, setText] = useState('')
  const [most, setMost] = useState(SHOWN)
  const search = useNameSearch(text, most)
  const { found, error } = search
  const { pages, isSpelt: isPageSpelt } = useFoundPages(text)
  const entries = useEntries(found?.games.map(({ nodeId }) => nodeId) ?? [])
  const isAsked = text.trim() !== ''
  const isAnswered = found?.text === text || error !== null
  const panel = useRef<HTMLDivElement>(null)
  /** What Enter was pressed at before its answer was there: what shows until then answers something else. */
  const entered = useRef<string>(undefined)
  const open = (): void => {
    if (!isAsked) return
    if (isAnswered) firstResult(panel.current)?.click()
    else entered.current = text
  }
  useEffect(() => {
    if (!isAnswered || entered.current === undefined) return
    const isSame = entered.current === text
    entered.current = undefined
    if (isSame) firstResult(panel.current)?.click()
  }, [isAnswered, text])
  const type = (typed: string): void => {
    setText(typed)
    setMost(SHOWN)
    entered.current = undefined
  }
  const pick = (): void => rememberSearch(text)
  // An answer to an older text stays until the new one is there, a blink later; whether there is nothing, only that tells.
  const isNothing = isAsked && found?.text === text && found.count + found.vendors.length + pages.length === 0

  // A page that is called so stands before games that are only nearly called so.
  const isPageFirst = isPageSpelt && found?.text === text && !found.isSpelt
  const pagesFound = pages.length > 0 && (
    <Section title={t('search.pages')}>
      <ul className="grid gap-1 sm:grid-cols-2 sm:gap-x-4">
        {pages.map((page) => (
          <li key={page.to} className="min-w-0">
            <PageResult page={page} onPick={pick} />
          </li>
        ))}
      </ul>
    </Section>
  )

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows walk what can be focused by itself
    <div ref={panel} className="flex flex-col gap-5" onKeyDown={(event) => walk(event, open)}>
      <div className="sticky -top-5 z-10 -mx-5 -mt-5 border-b border-hairline bg-surface px-5 py-4">
        <TextField
          label={t('shell.header.search')}
          labelHidden
          type="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={64}
          data-autofocus=""
          placeholder={t('search.placeholder')}
          value={text}
          onChange={(event) => type(event.target.value)}
          before={<SearchIcon />}
          after={
            text !== '' && (
              <IconButton size="small" label={t('lobby.search.clear')} icon={<CloseIcon />} onClick={() => type('')} />
            )
          }
        />
      </div>
      <p aria-live="polite" className="sr-only">
        {isAsked && found?.text === text && t('search.count', { count: found.count })}
      </p>
      {!isAsked && <RecentSearches onChoose={type} />}
      {isPageFirst && pagesFound}
      {error ? (
        <ReadFault of={{ error, refetch: search.retry, isFetching: false }} />
      ) : !found ? (
        <Waiting className="flex flex-col gap-2">
          {Array.from({ length: 6 }, (_, place) => (
            <Skeleton key={place} className="h-16 w-full" />
          ))}
        </Waiting>
      ) : (
        found.games.length > 0 && (
          <Section title={isAsked ? t('search.games', { count: found.count }) : t('search.popular')}>
            <ul className="grid gap-1 sm:grid-cols-2 sm:gap-x-4">
              {found.games.map((game) => (
                <li key={game.nodeId} className="min-w-0">
                  <GameResult game={game} entry={entries.get(game.nodeId)} onPick={pick} />
                </li>
              ))}
            </ul>
            {isAsked && found.count > found.games.length && most < 200 && (
              <Button size="small" variant="ghost" className="self-center" onClick={() => setMost(most + MORE)}>
                {t('search.more')}
              </Button>
            )}
          </Section>
        )
      )}
      {found && found.vendors.length > 0 && (
        <Section title={t('search.vendors')}>
          <ul className="grid gap-1 sm:grid-cols-2 sm:gap-x-4">
            {found.vendors.map((vendor) => (
              <li key={vendor.vassalage} className="min-w-0">
                <VendorResult vendor={vendor} onPick={pick} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!isPageFirst && pagesFound}
      {isNothing && (
        <EmptyState scene={<NothingFoundScene />} title={t('search.none.title')}>
          {t('search.none.text')}
        </EmptyState>
      )}
    </div>
  )
}
