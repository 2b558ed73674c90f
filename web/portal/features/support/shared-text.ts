import { CASE_MOST } from '@croupier/api/feedback/case-answers.ts'

/** What another app shared with the house (`share_target` of the manifest), as the beginning of a question. */
export function sharedText(query: URLSearchParams): string {
  const parts = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '')
  return [...new Set(parts)].filter(Boolean).join('\n').slice(0, CASE_MOST)
}
