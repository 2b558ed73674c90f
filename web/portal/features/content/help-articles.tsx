import { showHelpCenter } from '@croupier/api/content/show-help-center.ts'
import { RichText } from '@croupier/client/rich-text.tsx'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { ChevronForwardIcon, SearchIcon } from '@croupier/kit/icons/navigation.tsx'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'

function Article({ title, content }: { title: string; content: string }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className="border-b border-hairline last:border-0">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center justify-between gap-3 py-3 text-start font-normal text-ink"
        >
          <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
          <ChevronForwardIcon
            className={`shrink-0 text-lg text-ink-faint transition-transform ${isOpen ? 'rotate-90' : ''}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="max-w-160 pb-5">
        <RichText html={content} />
      </div>
    </li>
  )
}

/** The articles of the help centre, and a box that finds them by their words. */
export function HelpArticles(): ReactNode {
  const { t, language } = useWords('articles', 'refusals')
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const read = useOperation(
    showHelpCenter,
    { language, ...(search !== '' && { search }) },
    { staleMilliseconds: 300_000 },
  )
  const { data, error } = read
  return (
    <div className="flex flex-col gap-4">
      <TextField
        type="search"
        name="search"
        label={t('articles.help.search')}
        before={<SearchIcon />}
        value={typed}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        className="max-w-120"
      />
      {!data && error && <ReadFault of={read} />}
      {!data && !error && (
        <Waiting>
          <Skeleton className="h-56 w-full" />
        </Waiting>
      )}
      {data?.list.length === 0 && (
        <EmptyState scene={<EmptyInboxScene />} title={t('articles.help.none.title')}>
          {t('articles.help.none.text')}
        </EmptyState>
      )}
      {data && data.list.length > 0 && (
        <ul aria-live="polite" className="rounded-lg border border-hairline bg-surface px-5 shadow-lift">
          {data.list.map(({ slug, title, content }) => (
            <Article key={slug} title={title} content={content} />
          ))}
        </ul>
      )}
    </div>
  )
}
