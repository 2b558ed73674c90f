import { leaveTable } from '@croupier/api/poker/leave-table.ts'
import { sitOut } from '@croupier/api/poker/sit-out.ts'
import { topUpStack } from '@croupier/api/poker/top-up-stack.ts'
import { Money } from '@croupier/basis/money.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { MoneyForm } from './money-form.tsx'
import type { PokerTable } from './use-table.ts'

type Seat = PokerTable['seats'][number]

/** What may be added to a stack; undefined where it is full. */
function roomOf({ maxBuyIn, currency }: PokerTable['table'], { stack }: Seat): string | undefined {
  const room = Money.parse(maxBuyIn, currency).units - Money.parse(stack, currency).units
  return room > 0n ? new Money(currency, room).toString() : undefined
}

function TopUp({
  table,
  room,
  onDone,
  onCancel,
}: {
  table: PokerTable
  room: string
  onDone: (answer: PokerTable) => void
  onCancel: () => void
}) {
  const { t } = useWords('poker')
  const { tableId, currency, isTrial } = table.table
  const add = useCall(topUpStack)
  return (
    <MoneyForm
      title={t('poker.topUp')}
      text={t(isTrial ? 'poker.sit.text.trial' : 'poker.sit.text')}
      action={t('poker.topUp.action')}
      currency={currency}
      suggested={room}
      shortcuts={[room]}
      isPending={add.isPending}
      error={add.error}
      onSend={(amount) => add.mutate({ tableId, amount }, { onSuccess: onDone })}
      onCancel={onCancel}
    />
  )
}

/** Sitting out, playing on, adding to the stack, leaving. */
export function SeatControls({
  table,
  seat,
  onDone,
}: {
  table: PokerTable
  seat: Seat
  onDone: (answer: PokerTable) => void
}): ReactNode {
  const { t } = useWords('poker', 'refusals')
  const refusalText = useRefusalText()
  const { tableId } = table.table
  const [isAdding, setAdding] = useState(false)
  const pause = useCall(sitOut)
  const leave = useCall(leaveTable)
  const isInHand = table.hand?.state === 'playing' && seat.isDealtIn
  const room = roomOf(table.table, seat)
  const hasLeft = (answer: PokerTable) => {
    onDone(answer)
    showToast(answer.ownSeat === null ? { tone: 'good', text: t('poker.left') } : { text: t('poker.leave.text') })
  }
  const error = pause.error ?? leave.error
  if (seat.isLeaving) return <Notice tone="plain">{t('poker.leave.text')}</Notice>
  return (
    <div className="flex flex-col gap-3">
      {error && (
        <Notice tone="bad" urgent>
          {refusalText(error)}
        </Notice>
      )}
      {isAdding && room !== undefined && !isInHand && (
        <TopUp
          table={table}
          room={room}
          onCancel={() => setAdding(false)}
          onDone={(answer) => {
            setAdding(false)
            onDone(answer)
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {(!seat.isOut || Number(seat.stack) > 0) && (
          <Button
            size="small"
            variant={seat.isOut ? 'action' : 'quiet'}
            loading={pause.isPending}
            onClick={() => pause.mutate({ tableId, isOut: !seat.isOut }, { onSuccess: onDone })}
          >
            {t(seat.isOut ? 'poker.back' : 'poker.out')}
          </Button>
        )}
        {room !== undefined && !isInHand && !isAdding && table.table.state === 'open' && (
          <Button size="small" onClick={() => setAdding(true)}>
            {t('poker.topUp')}
          </Button>
        )}
        <Button
          size="small"
          loading={leave.isPending}
          onClick={() => leave.mutate({ tableId }, { onSuccess: hasLeft })}
        >
          {t('poker.leave')}
        </Button>
      </div>
    </div>
  )
}
