import { useSyncExternalStore } from 'react'

/** What a person may choose; `system` is the absence of a choice. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const KEY = 'theme'
const listeners = new Set<() => void>()

function chosenTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Shows the theme at once and keeps the choice for the next visit, in every open tab. */
export function chooseTheme(choice: ThemeChoice): void {
  apply(choice)
  try {
    if (choice === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, choice)
  } catch {
    // Storage refused: the choice lasts as long as the page.
  }
}

function apply(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === KEY) apply(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system')
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The theme the person chose, with the function that changes it. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, chosenTheme, () => 'system' as const), chooseTheme]
}
