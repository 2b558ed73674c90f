import { useWords } from '@croupier/client/words/use-words.ts'

/** Writes a number of minutes: `45 minutes`, `2 hours`. */
export function useDuration(): (minutes: number) => string {
  const { t } = useWords('time')
  return (minutes) =>
    minutes % 60 === 0 ? t('time.hours', { count: minutes / 60 }) : t('time.minutes', { count: minutes })
}
