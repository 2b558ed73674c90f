import { useWords } from '@croupier/client/words/use-words.ts'

/** What an audited operation is called for a reader; one newer than the catalogue shows its own name. */
export function useActionText(): (action: string) => string {
  const { t, knows } = useWords('console-audit')
  return (action) => {
    const key = `console-audit.action.${action}`
    return knows(key) ? t(key) : action
  }
}

/** `staff:nadia` → `nadia`; the system and visitors by their word. */
export function useActorText(): (actor: string) => string {
  const { t, knows } = useWords('console-audit')
  return (actor) => {
    const key = `console-audit.actor.${actor}`
    return knows(key) ? t(key) : actor
  }
}
