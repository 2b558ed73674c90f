import { useWords } from '@croupier/client/words/use-words.ts'

/** What a kind of game is called. */
export function useTypeName(): (gameType: string) => string {
  const { t, knows } = useWords('games')
  return (gameType) => {
    const key = `games.type.${gameType}`
    return knows(key) ? t(key) : gameType
  }
}
