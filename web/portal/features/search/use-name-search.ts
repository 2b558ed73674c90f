import { listGameNames } from '@croupier/api/games/list-game-names.ts'
import type { CallRefused } from '@croupier/client/call-refused.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { useEffect, useState } from 'react'
import { ownScript } from '../../page/own-script.ts'
import type { FoundNames, NameLines } from './name-lines.ts'
import type { ToSearch } from './search-worker.ts'
// oxlint-disable-next-line import/default -- the build answers a worker's address so
import workerAddress from './search-worker.ts?worker&url'

/** Games that are added or closed meanwhile are told by their page. */
const STALE_MILLISECONDS = 10 * 60_000

let search: Worker | undefined
let searched: NameLines | undefined

/** The search itself, which outlives the dialog: names are taken apart once. */
function ask(message: ToSearch): void {
  search ??= new Worker(ownScript(workerAddress), { type: 'module' })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, which has one origin
  search.postMessage(message)
}

function give(names: NameLines): void {
  if (searched === names) return
  searched = names
  ask({ kind: 'names', names })
}

export interface NameSearch {
  /** The answer to what was typed last, or to what was typed before until that has come; undefined at first. */
  found: FoundNames | undefined
  error: CallRefused | null
  retry: () => void
}

/** Searches the names of all games in the page, letter by letter. */
export function useNameSearch(text: string, most: number): NameSearch {
  const { language } = useWords()
  const { data, error, refetch } = useOperation(listGameNames, { language }, { staleMilliseconds: STALE_MILLISECONDS })
  const [found, setFound] = useState<FoundNames>()
  useEffect(() => {
    if (!data) return
    give(data)
    const hear = ({ data: answer }: MessageEvent<FoundNames>): void => setFound(answer)
    search?.addEventListener('message', hear)
    return () => search?.removeEventListener('message', hear)
  }, [data])
  useEffect(() => {
    if (data) ask({ kind: 'find', text, most })
  }, [data, text, most])
  return { found, error: data ? null : error, retry: () => void refetch() }
}
