import { type ContractKind, contractKinds, periodsOf } from '@croupier/api/contracts/contract-terms.ts'
import { listSettlements, settlePeriod } from '@croupier/api/contracts/staff-contracts.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { useKit } from '@croupier/kit/words.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { Problem } from '../lists/problem.tsx'
import { instantOf, isHalfTyped } from '../lists/wall-time.ts'
import { SettlementLines } from './settlement-lines.tsx'

/** What a period comes to: shown first, settled where it is over. Without a moment it is the running one. */
export function SettleForm(): ReactNode {
  const { t } = useWords('console-agents', 'refusals', 'fault')
  const { timeZone } = useKit()
  const [kind, setKind] = useState<ContractKind>('realtime')
  const [length, setLength] = useState<string>(periodsOf.realtime[0])
  const [wall, setWall] = useState('')
  const [triedAt, setTriedAt] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const [isWrong, setWrong] = useState(false)
  const settle = useCall(settlePeriod, { refreshes: [listSettlements] })
  const run = (isDryRun: boolean): void => {
    const now = Date.now()
    const at = instantOf(wall, timeZone) ?? now
    const isTime = !isHalfTyped(place.current) && !Number.isNaN(at)
    setWrong(!isTime)
    if (!isTime) return
    setTriedAt(now)
    settle.mutate({ kind, length: length as 'day', at, isDryRun })
  }
  // What is shown is of what was chosen then: it is asked for anew before anything else is settled.
  const choose = (change: () => void): void => {
    change()
    settle.reset()
  }
  const { data } = settle
  return (
    <Card title={t('console-agents.settle.title')} className="mb-5">
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">{t('console-agents.settle.text')}</p>
        <div ref={place} className="grid gap-3 sm:grid-cols-3">
          <Select
            label={t('console-agents.kind')}
            value={kind}
            disabled={settle.isPending}
            onChange={({ target }) =>
              choose(() => {
                const next = target.value as ContractKind
                setKind(next)
                setLength(periodsOf[next][0])
              })
            }
            options={contractKinds.map((each) => ({ value: each, label: t(`console-agents.kind.${each}`) }))}
          />
          <Select
            label={t('console-agents.length')}
            value={length}
            disabled={settle.isPending}
            onChange={({ target }) => choose(() => setLength(target.value))}
            options={periodsOf[kind].map((each) => ({ value: each, label: t(`console-agents.period.${each}`) }))}
          />
          <TextField
            type="datetime-local"
            label={t('console-agents.at', { zone: timeZone })}
            error={isWrong ? t('fault.format') : undefined}
            value={wall}
            disabled={settle.isPending}
            onChange={({ target }) => choose(() => setWall(target.value))}
          />
        </div>
        <Problem of={settle.error} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => run(true)} loading={settle.isPending}>
            {t('console-agents.settle.dry')}
          </Button>
          {data?.state === 'dry-run' && data.endsAt < triedAt && (
            <Button variant="action" onClick={() => run(false)} loading={settle.isPending}>
              {t('console-agents.settle.now')}
            </Button>
          )}
        </div>
        {data && (
          <>
            <p>
              {t(`console-agents.run.${data.state}`)}:{' '}
              <Amount value={data.companyTotal} currency={data.currency} className="font-medium" />
            </p>
            <SettlementLines lines={data.lines} currency={data.currency} />
          </>
        )}
      </div>
    </Card>
  )
}
