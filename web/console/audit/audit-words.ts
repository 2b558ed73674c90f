import { useWords } from '@croupier/client/words/use-words.ts'

const PROPOSED = 'propose '

/** Actions of the command line that are two words: `db dump`. */
const oneWord = (action: string): string => action.replace(/ ([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** What an audited operation is called for a reader; one newer than the catalogue shows its own name. */
export function useActionText(): (action: string) => string {
  const { t, knows } = useWords('console-audit')
  const textOf = (action: string): string => {
    const key = `console-audit.action.${oneWord(action)}`
    return knows(key) ? t(key) : action
  }
  return (action) =>
    action.startsWith(PROPOSED)
      ? t('console-audit.action.proposed', { what: textOf(action.slice(PROPOSED.length)) })
      : textOf(action)
}

/** What a detail of an audit line or a request is called. */
export function useDetailText(): (name: string) => string {
  const { t, knows } = useWords('console-audit')
  return (name) => {
    const key = `console-audit.field.${name}`
    return knows(key) ? t(key) : name
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
