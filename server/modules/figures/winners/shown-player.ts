/** What others see of a player. */
export interface ShownPlayer {
  customerName: string
  isHidden: boolean
}

/** The beginning and the end of a name, always with as many asterisks, so that not even its length is told: `ra***m`. */
export function maskName(account: string): string {
  return `${account.slice(0, 2)}***${account.slice(-1)}`
}

/** One who hides, or whose name is not known, is nobody. */
export function shownPlayer(account: string | undefined, isHidden: boolean): ShownPlayer {
  if (account === undefined || isHidden) return { customerName: '***', isHidden: true }
  return { customerName: maskName(account), isHidden: false }
}
