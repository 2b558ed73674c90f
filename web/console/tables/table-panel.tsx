import { listStaffTableRounds } from '@croupier/api/tables/staff/list-staff-table-rounds.ts'
import { listStaffTables } from '@croupier/api/tables/staff/list-staff-tables.ts'
import { pauseTable } from '@croupier/api/tables/staff/pause-table.ts'
import { voidTableRound } from '@croupier/api/tables/staff/void-table-round.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { askApproval } from '../lists/approval.ts'
import { Problem } from '../lists/problem.tsx'
import { ReasonForm } from '../lists/reason-form.tsx'
import { RoundFacts } from './round-facts.tsx'
import { RoundSold } from './round-sold.tsx'
import { type StaffTable, tableTones } from './staff-table.tsx'

const refreshes = [listStaffTables, listStaffTableRounds]

/** Stops a table, or lets it go on. */
function Pause({ table: { gameCode, state } }: { table: StaffTable }): ReactNode {
  const { t } = useWords('console-tables', 'refusals')
  const pause = useCall(pauseTable, { refreshes })
  const isPaused = state === 'paused'
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-ink-soft">
        {t(isPaused ? 'console-tables.paused.text' : 'console-tables.pause.text')}
      </p>
      <Button loading={pause.isPending} onClick={() => pause.mutate({ gameCode, isPaused: !isPaused })}>
        {t(isPaused ? 'console-tables.resume' : 'console-tables.pause')}
      </Button>
      <Problem of={pause.error} />
    </div>
  )
}

/** Calls off the round that is held, once another operator has agreed. */
function CallOff({ roundId, onBack }: { roundId: number; onBack: () => void }): ReactNode {
  const { t } = useWords('console-tables', 'fault')
  const call = useCall(voidTableRound, { refreshes })
  const form = useForm(voidTableRound.input, {
    extra: () => ({ roundId }),
    onSubmit: async (input) => {
      const outcome = await askApproval(() => call.mutateAsync(input))
      showToast(
        outcome === 'waiting' ? { text: t('console.approval.waiting') } : { tone: 'good', text: t('kit.saved') },
      )
      onBack()
    },
  })
  return (
    <ReasonForm form={form} action={t('console-tables.void')} danger onBack={onBack}>
      <p className="text-sm text-ink-soft">{t('console-tables.void.text')}</p>
    </ReasonForm>
  )
}

function Rulings({ table }: { table: StaffTable }): ReactNode {
  const { t } = useWords('console-tables')
  const may = useMay()
  const [calledOff, setCalledOff] = useState<number>()
  if (calledOff !== undefined) return <CallOff roundId={calledOff} onBack={() => setCalledOff(undefined)} />
  const held = table.round?.round.state === 'paused' ? table.round.round : undefined
  return (
    <>
      {may('games.manage') && <Pause table={table} />}
      {may('rounds.rule') && held && (
        <Button variant="danger" className="self-start" onClick={() => setCalledOff(held.roundId)}>
          {t('console-tables.void')}
        </Button>
      )}
    </>
  )
}

/** One table: whether it runs, what lies on its round, and what can be done about it. */
export function TablePanel({ table, onClose }: { table: StaffTable | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-tables')
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(table)
  if (table && table !== shown) setShown(table)
  if (!shown) return null
  return (
    <SidePanel open={table !== undefined} onClose={onClose} title={<bdi>{shown.name}</bdi>}>
      <div className="flex flex-col gap-6">
        <Status tone={tableTones[shown.state]} className="self-start">
          {t(`console-tables.state.${shown.state}`)}
        </Status>
        <Rulings key={shown.gameCode} table={shown} />
        {shown.round && (
          <>
            <RoundFacts of={shown.round} />
            <RoundSold of={shown.round} />
          </>
        )}
      </div>
    </SidePanel>
  )
}
