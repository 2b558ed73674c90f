import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { planVendorMaintenance } from '@croupier/api/games/plan-vendor-maintenance.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { serverNow } from '@croupier/client/server-clock.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useKit } from '@croupier/kit/words.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'
import { wallTimeToInstant } from '../lists/wall-time.ts'
import type { Vendor } from './vendor.ts'

/** When a vendor will be in maintenance: what is planned, and a form for more. Keyed by the vendor. */
export function VendorMaintenance({ vendor: { code, maintenance, maintenanceEndsAt } }: { vendor: Vendor }): ReactNode {
  const { t } = useWords('console-games')
  const { timeZone } = useKit()
  const plan = useCall(planVendorMaintenance, { refreshes: [listVendors] })
  const { refetch } = useOperation(listVendors)
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [fault, setFault] = useState<'wrong' | 'past'>()
  // Whether periods meet is the server's to say, and what it marks is no single field of this form.
  const isMeeting = isRefused(plan.error, 'request.invalid')
  const wrong = fault ?? (isMeeting ? 'wrong' : undefined)

  const save = (periods: Vendor['maintenance']): void =>
    plan.mutate(
      { code, periods, planned: maintenance },
      {
        // Refused because another operator changed the plan: then it is shown as it is now.
        onError: () => void refetch(),
        onSuccess: () => {
          setFrom('')
          setUntil('')
          showToast({ tone: 'good', text: t('kit.saved') })
        },
      },
    )
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const period = { from: wallTimeToInstant(from, timeZone), until: wallTimeToInstant(until, timeZone) }
    if (period.from === undefined || period.until === undefined || period.from >= period.until) return setFault('wrong')
    if (period.until <= serverNow()) return setFault('past')
    setFault(undefined)
    save([...maintenance, { from: period.from, until: period.until }])
  }

  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm">{t('console-games.maintenance')}</h3>
      {maintenanceEndsAt !== null && (
        <p className="text-sm">
          {t('console-games.maintenance.now')} <Time at={maintenanceEndsAt} />
        </p>
      )}
      {maintenance.length === 0 ? (
        <p className="text-sm text-ink-faint">{t('console-games.maintenance.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2 text-sm">
          {maintenance.map((period) => (
            <li key={period.from} className="flex flex-wrap items-center justify-between gap-x-4">
              <span>
                <Time at={period.from} /> – <Time at={period.until} />
              </span>
              <Button
                size="small"
                variant="ghost"
                loading={plan.isPending}
                onClick={() => save(maintenance.filter((other) => other !== period))}
              >
                {t('console-games.maintenance.drop')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">{t('console-games.maintenance.text')}</p>
        <TextField
          type="datetime-local"
          label={t('console-games.maintenance.from')}
          hint={t('console-games.maintenance.zone', { zone: timeZone })}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          type="datetime-local"
          label={t('console-games.maintenance.until')}
          value={until}
          error={wrong && t(`console-games.maintenance.${wrong}`)}
          onChange={(event) => setUntil(event.target.value)}
        />
        <Problem of={isMeeting ? undefined : plan.error} />
        <Button type="submit" size="small" className="self-start" loading={plan.isPending}>
          {t('console-games.maintenance.add')}
        </Button>
      </form>
    </section>
  )
}
