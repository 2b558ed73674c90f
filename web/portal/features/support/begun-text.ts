/** Where storage is refused, for as long as this page lives. */
const begun = new Map<string, string>()

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return begun.get(key)
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text === '') begun.delete(key)
    else begun.set(key, text)
  }
}

export interface BegunText {
  text: string | undefined
  keep: (text: string) => void
  drop: () => void
}

/**
 * A text to the house that was begun and left, by who wrote it and what it is for: a step back, or a look at something else,
 * costs nobody what they have written. It is the tab’s, and ends with it; who logs in next there is shown none of it.
 */
export function begunText(account: string | undefined, purpose: string): BegunText {
  const key = `begun/${account ?? ''}/${purpose}`
  return {
    text: read(key),
    keep: (text) => write(key, text.trim() === '' ? '' : text),
    drop: () => write(key, ''),
  }
}
