import { useWords } from '@croupier/client/words/use-words.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'

/** Tells in a sentence what a comparison came to. */
export function useToldComparison(): (report: { matched: number; differences: number }) => void {
  const { t } = useWords('console-payments')
  return ({ matched, differences }) =>
    showToast({
      tone: differences === 0 ? 'good' : 'bad',
      text: t('console-payments.report.done', { matched, differences }),
    })
}
