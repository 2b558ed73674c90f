import { isRefused } from './call-refused.ts'
import type { Spoken } from './words/create-words.ts'
import { useWords } from './words/use-words.ts'

/** The sentence for whatever a call threw: the server's own, in the reader's language, or ours where none answered. */
export function refusalText(t: Spoken['t'], error: unknown): string {
  if (!isRefused(error)) return t('refusals.unknown.error')
  if (error.code === 'network') return t('refusals.network')
  if (error.code === 'timeout') return t('refusals.timeout')
  return error.message
}

/** The same in a component, which waits for the words. */
export function useRefusalText(): (error: unknown) => string {
  const { t } = useWords('refusals')
  return (error) => refusalText(t, error)
}
