import { useWords } from '@croupier/client/words/use-words.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { askApproval } from './approval.ts'

/**
 * Runs a write that may need a second person, and says whether it is done or waits for them.
 * @throws every refusal but that a second person is awaited
 */
export function useApproval(): (write: () => Promise<unknown>) => Promise<void> {
  const { t } = useWords()
  return async (write) => {
    const outcome = await askApproval(write)
    showToast(outcome === 'waiting' ? { text: t('console.approval.waiting') } : { tone: 'good', text: t('kit.saved') })
  }
}
