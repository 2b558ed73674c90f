import { forgetDevice } from '@croupier/api/identity/sessions/forget-device.ts'
import { listDevices } from '@croupier/api/identity/sessions/list-devices.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { useRecordPages } from '../../parts/record-pages.ts'
import { useDeviceName } from './device-name.ts'
import { PagedCard } from '../../parts/paged-card.tsx'
import { SaveList } from '../../parts/save-list.tsx'
import { SecurityRow } from './security-row.tsx'

/** The devices the account knows its member by. */
export function DevicesCard(): ReactNode {
  const { t } = useWords('security')
  const refusalText = useRefusalText()
  const deviceName = useDeviceName()
  const pages = useRecordPages('')
  const answer = useOperation(listDevices, pages.before ? { before: pages.before } : {}, { staleMilliseconds: 0 })
  const forget = useCall(forgetDevice, { refreshes: [listDevices] })
  const forgetIt = async (id: string): Promise<void> => {
    try {
      await forget.mutateAsync({ id })
      showToast({ tone: 'good', text: t('security.devices.forgotten') })
    } catch (error) {
      showToast({ tone: 'bad', text: refusalText(error) })
    }
  }
  return (
    <PagedCard
      title={t('security.devices.title')}
      text={t('security.devices.text')}
      empty={<p className="pt-3 text-ink-faint">{t('security.devices.empty')}</p>}
      save={<SaveList of={listDevices} input={{}} />}
      answer={answer}
      pages={pages}
      row={({ id, lastSeenAt, userAgent }) => {
        const device = deviceName(userAgent)
        return (
          <SecurityRow
            key={id}
            label={<bdi>{device}</bdi>}
            state={<Words k="security.devices.seen" values={{ time: <Time at={lastSeenAt} /> }} />}
            action={
              <Button
                size="small"
                aria-label={t('security.devices.forget.label', { device })}
                loading={forget.isPending && forget.variables.id === id}
                onClick={() => void forgetIt(id)}
              >
                {t('security.devices.forget')}
              </Button>
            }
          />
        )
      }}
    />
  )
}
