const KEY = 'push-of'

/** Notes whose notices this browser shows while no page is open; null: nobody's. */
export function notePushOwner(memberId: string | null): void {
  try {
    if (memberId === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, memberId)
  } catch {
    // Storage refused: their session ends the notices as well.
  }
}

/** Whether notices here are somebody else's, whose session may have run out without a log-out. */
export function isPushOfAnother(memberId: string): boolean {
  try {
    const owner = localStorage.getItem(KEY)
    return owner !== null && owner !== memberId
  } catch {
    return false
  }
}
