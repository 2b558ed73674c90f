import { useWords } from '@croupier/client/words/use-words.ts'
import { useActionText } from '../audit/audit-words.ts'

/** What is asked for, not yet done: "Add money to a member". The audit log's name where it is an operation of before. */
export function useRequestText(): (operation: string) => string {
  const { t, knows } = useWords()
  const actionText = useActionText()
  return (operation) => {
    const key = `console.proposals.what.${operation}`
    return knows(key) ? t(key) : actionText(operation)
  }
}
