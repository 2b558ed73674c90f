const KEY = 'deposit-channel'

/** The channel this browser paid through last; a browser that keeps nothing has none. */
export function lastChannel(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

export function keepChannel(code: string): void {
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // Then it is chosen again next time.
  }
}
