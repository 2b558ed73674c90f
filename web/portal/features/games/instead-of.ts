import type { ListedGame } from '../../catalogue/listed-game.ts'

const SHOWN = 12

/** So many are asked for: some of them may be closed themselves. */
export const ASKED = 2 * SHOWN

/**
 * What is offered instead of a game that is closed: open ones of its kind, or of any kind where none of its own is open.
 * @param alike of its kind; undefined while they are read
 * @param any of any kind; undefined while they are read, or not asked for
 */
export function insteadOf(
  game: Pick<ListedGame, 'nodeId'>,
  alike: readonly ListedGame[] | undefined,
  any: readonly ListedGame[] | undefined,
): { isAlone: boolean; games: readonly ListedGame[] } {
  const open = (list: readonly ListedGame[]) =>
    list.filter(({ nodeId, isMaintenance }) => nodeId !== game.nodeId && !isMaintenance)
  const isAlone = alike !== undefined && open(alike).length === 0
  return { isAlone, games: open((isAlone ? any : alike) ?? []).slice(0, SHOWN) }
}
