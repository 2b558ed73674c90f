import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { type ReactNode, useState } from 'react'
import { type Micro, microOf } from '../rgs/micro.ts'
import type { AutoPlan } from './autoplay.ts'
import { NumberBox } from './number-box.tsx'
import { type Readable, useStore } from './store.ts'
import { limitTyped, roundsTyped } from './typed-number.ts'

const wholes = /^\d{1,6}$/

/** One percent figure of the plan: 0 goes back to the first stake. */
function RaiseBox({
  label,
  percent,
  onPercent,
  disabled,
}: {
  label: string
  percent: number
  onPercent: (percent: number) => void
  disabled: boolean
}): ReactNode {
  const { t } = useWords()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className="truncate text-xs text-ink-soft">{label}</span>
      <Segmented
        label={label}
        wide
        options={[
          { value: 'keep', label: t('play-shell.auto.keep') },
          { value: 'raise', label: t('play-shell.auto.raise') },
        ]}
        value={percent === 0 ? 'keep' : 'raise'}
        onChange={(kind) => onPercent(kind === 'keep' ? 0 : 100)}
      />
      {percent > 0 && (
        <NumberBox
          label={t('play-shell.auto.raise')}
          value={String(percent)}
          onText={(text) => wholes.test(text) && onPercent(Math.min(Math.max(Number(text), 1), 1000))}
          after="%"
          disabled={disabled}
        />
      )}
    </div>
  )
}

/** What of a game's table the form needs. */
interface AutoTable extends Readable<{ readonly stake: Micro }> {
  startAuto(plan: AutoPlan): Promise<void>
}

/** The rules autoplay stops by, and its start. */
export function AutoForm({
  table,
  isFree,
  isLevel = false,
}: {
  table: AutoTable
  isFree: boolean
  /** The stake stays as it is: rounds follow each other faster than a stake could follow them. */
  isLevel?: boolean | undefined
}): ReactNode {
  const { t } = useWords()
  const { stake } = useStore(table)
  const [rounds, setRounds] = useState('10')
  const [stopProfit, setStopProfit] = useState('')
  const [stopLoss, setStopLoss] = useState('')
  const [raiseOnWin, setRaiseOnWin] = useState(0)
  const [raiseOnLoss, setRaiseOnLoss] = useState(0)
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2">
        <NumberBox
          label={t('play-shell.auto.rounds')}
          value={rounds === '0' ? '∞' : rounds}
          onText={(text) => setRounds(roundsTyped(text, rounds))}
          disabled={!isFree}
          className="col-span-2"
        />
        <NumberBox
          label={t('play-shell.auto.stopProfit')}
          value={stopProfit}
          onText={(text) => setStopProfit(limitTyped(text, stopProfit))}
          disabled={!isFree}
        />
        <NumberBox
          label={t('play-shell.auto.stopLoss')}
          value={stopLoss}
          onText={(text) => setStopLoss(limitTyped(text, stopLoss))}
          disabled={!isFree}
        />
      </div>
      {!isLevel && (
        <>
          <RaiseBox
            label={t('play-shell.auto.onWin')}
            percent={raiseOnWin}
            onPercent={setRaiseOnWin}
            disabled={!isFree}
          />
          <RaiseBox
            label={t('play-shell.auto.onLoss')}
            percent={raiseOnLoss}
            onPercent={setRaiseOnLoss}
            disabled={!isFree}
          />
        </>
      )}
      <Button
        variant="action"
        size="large"
        wide
        disabled={!isFree}
        onClick={() =>
          void table.startAuto({
            rounds: rounds === '0' ? undefined : Number(rounds),
            stake,
            raiseOnWin,
            raiseOnLoss,
            stopProfit: microOf(stopProfit),
            stopLoss: microOf(stopLoss),
          })
        }
      >
        {t('play-shell.auto.start')}
      </Button>
    </div>
  )
}
