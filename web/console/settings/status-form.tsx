import { changeSystemStatus } from '@croupier/api/settings/change-system-status.ts'
import { listSettings } from '@croupier/api/settings/list-settings.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useKit } from '@croupier/kit/words.tsx'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { instantOf, isHalfTyped } from '../lists/wall-time.ts'
import { LastChange } from './last-change.tsx'
import { findSetting, useSettings } from './use-settings.ts'

interface Maintenance {
  isOn: boolean
  endsAt: number | null
}

/** Whether the portal is open, and the one switch that closes it. */
export function StatusForm(): ReactNode {
  const { t } = useWords('console-settings', 'fault')
  const textOf = useRefusalText()
  const { timeZone } = useKit()
  const may = useMay()
  const { data, error, refetch, isFetching } = useSettings()
  const change = useCall(changeSystemStatus, { refreshes: [listSettings] })
  const [asking, setAsking] = useState(false)
  const [end, setEnd] = useState('')
  const [isWrong, setWrong] = useState(false)
  if (error && !data) return <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
  const setting = findSetting(data?.list, 'settings.maintenance')
  if (!setting) {
    return (
      <Waiting>
        <Skeleton className="h-48 max-w-3xl" />
      </Waiting>
    )
  }
  const { isOn, endsAt } = setting.value as Maintenance

  async function turn(): Promise<void> {
    const maintenanceEndsAt = isOn ? null : (instantOf(end, timeZone) ?? null)
    try {
      await change.mutateAsync({ status: isOn ? 0 : 1, maintenanceEndsAt })
      showToast({ tone: 'good', text: t('console-settings.saved') })
      setEnd('')
    } catch (refusal) {
      showToast({ tone: 'bad', text: textOf(refusal) })
    }
    setAsking(false)
  }

  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Card
        title={
          <Status tone={isOn ? 'vermilion' : 'jade'} live={isOn}>
            {isOn ? t('console-settings.status.1') : t('console-settings.status.0')}
          </Status>
        }
      >
        <div className="flex flex-col items-start gap-5">
          <p className="text-ink-soft">{t('console-settings.status.text')}</p>
          {isOn && endsAt !== null && (
            <p className="text-sm">
              {t('console-settings.status.until')}: <Time at={endsAt} />
            </p>
          )}
          {may('settings.manage') && (
            <>
              {!isOn && (
                <TextField
                  type="datetime-local"
                  label={t('console-settings.status.until')}
                  hint={t('console-settings.status.until.hint', { zone: timeZone })}
                  error={isWrong ? t('fault.format') : undefined}
                  value={end}
                  onChange={(event) => setEnd(event.target.value)}
                />
              )}
              <Button
                variant={isOn ? 'action' : 'danger'}
                onClick={({ currentTarget }) => {
                  const isTime = !isHalfTyped(currentTarget.parentElement) && !Number.isNaN(instantOf(end, timeZone))
                  setWrong(!isTime)
                  setAsking(isTime)
                }}
              >
                {isOn ? t('console-settings.status.open') : t('console-settings.status.close')}
              </Button>
            </>
          )}
        </div>
      </Card>
      <LastChange setting={setting} />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void turn()}
        busy={change.isPending}
        danger={!isOn}
        title={isOn ? t('console-settings.status.open') : t('console-settings.status.close')}
        confirm={isOn ? t('console-settings.status.open') : t('console-settings.status.close')}
      >
        {isOn ? t('console-settings.status.open.text') : t('console-settings.status.text')}
      </ConfirmDialog>
    </div>
  )
}
