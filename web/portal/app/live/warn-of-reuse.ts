import { words } from '@croupier/client/words/words.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'

/** What a browser remembered the member by was used twice, and has been taken away from both. */
export async function warnOfReuse(): Promise<void> {
  await words.need('guard')
  showToast({ tone: 'bad', text: words.current().t('guard.reused.notice') })
}
