import { changeSetting } from '@croupier/api/settings/change-setting.ts'
import { listSettingChanges } from '@croupier/api/settings/list-setting-changes.ts'
import { listSettings } from '@croupier/api/settings/list-settings.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { askApproval } from '../lists/approval.ts'
import type { Setting } from './use-settings.ts'

/** Gives a setting another value in the place of the one that was read, and says whether it counts now or waits for a second operator. */
export function useChangeSetting({ name, changedAt }: Pick<Setting, 'name' | 'changedAt'>, onSaved: () => void) {
  const { t } = useWords('console-settings')
  const change = useCall(changeSetting, { refreshes: [listSettings, listSettingChanges] })
  return {
    change,
    /** @throws every refusal but that a second operator is awaited */
    async save(value: unknown): Promise<void> {
      const outcome = await askApproval(() => change.mutateAsync({ name, value, replacesSetAt: changedAt }))
      showToast(
        outcome === 'waiting'
          ? { text: t('console.approval.waiting') }
          : { tone: 'good', text: t('console-settings.saved') },
      )
      onSaved()
    },
  }
}
