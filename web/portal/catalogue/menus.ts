import { listGameMenus } from '@croupier/api/games/list-game-menus.ts'
import { listHotGames } from '@croupier/api/games/list-hot-games.ts'
import type { InputOf, OperationShape, OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { useEffect } from 'react'

function remembered(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    // Storage refused, or written by an older build: the answer is on its way.
    return undefined
  }
}

/** Which answer is kept under a key: many parts of a page read the same one, and one of them writes it. */
const written = new Map<string, unknown>()

/** The answer of a read in the reader's language; the one of this session before stands in until it has come. */
function useRemembered<Shape extends OperationShape>(
  operation: Shape,
  input: InputOf<Shape>,
): { data: OutputOf<Shape> | undefined; isError: boolean } {
  const { language } = useWords()
  const { data, isError } = useOperation(operation, { ...(input as object), language } as InputOf<Shape>)
  const key = `${operation.name}/${language}`
  useEffect(() => {
    if (data === undefined || written.get(key) === data) return
    written.set(key, data)
    try {
      sessionStorage.setItem(key, JSON.stringify(data))
    } catch {
      // See above.
    }
  }, [key, data])
  return { data: data ?? (remembered(key) as OutputOf<Shape> | undefined), isError }
}

export type GameMenu = OutputOf<typeof listGameMenus>[number]

/** Categories with a game, each with its vendors; undefined until the first answer. */
export function useGameMenus(): readonly GameMenu[] | undefined {
  return useRemembered(listGameMenus, {}).data
}

/** Whether the first answer is on its way still: neither there nor known to fail. */
export function useAwaitsMenus(): boolean {
  const { data, isError } = useRemembered(listGameMenus, {})
  return data === undefined && !isError
}

export function useHotGames(): ReturnType<typeof useRemembered<typeof listHotGames>> {
  return useRemembered(listHotGames, { pageSize: 24 })
}
