import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { type ReactNode, useState } from 'react'
import { microOf } from '../rgs/micro.ts'
import { NumberBox } from '../shell/number-box.tsx'
import { useStore } from '../shell/store.ts'
import { limitTyped } from '../shell/typed-number.ts'
import type { BingoTable } from './bingo-table.ts'
import { totalOf } from './stakes.ts'

const choices = ['10', '25', '50', '100'] as const

/** How many rounds, and when to stop before them. */
export function AutoDialog({
  table,
  open,
  onClose,
}: {
  table: BingoTable
  open: boolean
  onClose: () => void
}): ReactNode {
  const { t } = useWords()
  const { cards, stake } = useStore(table)
  const [rounds, setRounds] = useState<(typeof choices)[number]>('10')
  const [stopProfit, setStopProfit] = useState('')
  const [stopLoss, setStopLoss] = useState('')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('play-shell.auto')}
      footer={
        <Button
          variant="action"
          wide
          onClick={() => {
            onClose()
            void table.startAuto({
              rounds: Number(rounds),
              stake: totalOf(stake, cards),
              raiseOnWin: 0,
              raiseOnLoss: 0,
              stopProfit: microOf(stopProfit),
              stopLoss: microOf(stopLoss),
            })
          }}
        >
          {t('play-shell.auto.start')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Segmented
          label={t('play-shell.auto.rounds')}
          wide
          options={choices.map((value) => ({ value, label: value }))}
          value={rounds}
          onChange={setRounds}
        />
        <div className="grid grid-cols-2 gap-3">
          <NumberBox
            label={t('play-shell.auto.stopLoss')}
            value={stopLoss}
            onText={(text) => setStopLoss(limitTyped(text, stopLoss))}
          />
          <NumberBox
            label={t('play-shell.auto.stopProfit')}
            value={stopProfit}
            onText={(text) => setStopProfit(limitTyped(text, stopProfit))}
          />
        </div>
        <p className="text-sm text-ink-soft">{t('play-lamplight-bingo.auto.text')}</p>
      </div>
    </Dialog>
  )
}
