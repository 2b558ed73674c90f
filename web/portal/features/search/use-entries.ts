import { listGamesByNode, MOST_NODES } from '@croupier/api/games/list-games-by-node.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { useEffect, useState } from 'react'
import type { ListedGame } from '../../catalogue/listed-game.ts'

/** Long enough that pictures are not asked for letter by letter, in milliseconds. */
const PAUSE = 400

export type Entries = ReadonlyMap<number, ListedGame>

const none: Entries = new Map()

/** What lists know of these games, as far as it has come: their pictures, and whether they can be started. */
export function useEntries(nodeIds: readonly number[]): Entries {
  const { language } = useWords()
  const [entries, setEntries] = useState(none)
  const wanted = nodeIds
    .filter((nodeId) => !entries.has(nodeId))
    .slice(0, MOST_NODES)
    .join(',')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    if (wanted === '') return
    const timer = setTimeout(() => setAsked(wanted), PAUSE)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data } = useOperation(listGamesByNode, { nodeIds: asked, language }, { enabled: asked !== '' })
  const [seen, setSeen] = useState(data)
  if (data !== seen) {
    setSeen(data)
    if (data) setEntries(new Map([...entries, ...data.games.map((game) => [game.nodeId, game] as const)]))
  }
  return entries
}
