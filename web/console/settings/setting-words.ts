import { useWords } from '@croupier/client/words/use-words.ts'

/** A setting's name for a reader; one newer than the catalogue shows its own. */
export function useSettingText(): (name: string) => string {
  const { t, knows } = useWords('console-settings')
  return (name) => {
    const key = `console-settings.name.${name}`
    return knows(key) ? t(key) : name
  }
}
