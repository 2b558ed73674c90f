import { sitAtTable } from '@croupier/api/poker/sit-at-table.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { PageHead } from '../../parts/page-head.tsx'
import { ActionBar } from './action-bar.tsx'
import { Felt, timeLeft } from './felt.tsx'
import { HandResult } from './hand-result.tsx'
import { MoneyForm } from './money-form.tsx'
import { playerName } from './player-name.ts'
import { SeatControls } from './seat-controls.tsx'
import { useNow } from './use-now.ts'
import { type PokerTable, useTable } from './use-table.ts'
import { VerifyHand } from './verify-hand.tsx'

/** Whose turn it is and how long, or what is waited for; told to readers of screens as it changes. */
function TurnLine({ table, now }: { table: PokerTable; now: number }): ReactNode {
  const { t } = useWords('poker')
  const { turn, seats, hand, ownSeat, nextHandAt } = table
  const left = timeLeft(table, now)
  const ready = seats.filter(({ isOut, isLeaving }) => !isOut && !isLeaving)
  const text = turn
    ? turn.seat === ownSeat
      ? t('poker.turn.own')
      : t('poker.turn.other', {
          name: playerName(
            t,
            seats.find(({ seat }) => seat === turn.seat),
          ),
        })
    : ready.length < 2
      ? t('poker.hand.waiting')
      : nextHandAt !== null && hand
        ? t('poker.hand.next')
        : t('poker.hand.waiting')
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-ink-soft">
      <output className={turn && turn.seat === ownSeat ? 'font-semibold text-ink' : undefined}>{text}</output>
      {left && (
        <span className="figures">
          {t(left.isBank ? 'poker.turn.bank' : 'poker.turn.seconds', { seconds: left.seconds })}
        </span>
      )}
    </p>
  )
}

function SitForm({
  table,
  seat,
  onDone,
  onCancel,
}: {
  table: PokerTable
  seat: number
  onDone: (answer: PokerTable) => void
  onCancel: () => void
}) {
  const { t } = useWords('poker')
  const { tableId, currency, isTrial, minBuyIn, maxBuyIn } = table.table
  const { least, most, isReturn } = table.buyIn ?? { least: minBuyIn, most: maxBuyIn, isReturn: false }
  const sit = useCall(sitAtTable)
  return (
    <MoneyForm
      key={seat}
      title={t('poker.sit.title', { seat: seat + 1 })}
      text={t(isReturn ? 'poker.sit.text.return' : isTrial ? 'poker.sit.text.trial' : 'poker.sit.text')}
      action={t('poker.sit.action')}
      currency={currency}
      suggested={least}
      shortcuts={least === most ? [least] : [least, most]}
      isPending={sit.isPending}
      error={sit.error}
      onSend={(buyIn) => sit.mutate({ tableId, seat, buyIn }, { onSuccess: onDone })}
      onCancel={onCancel}
    />
  )
}

function Head({ table: { table, hand } }: { table: PokerTable }): ReactNode {
  const { t } = useWords('poker')
  const currency = table.isTrial ? undefined : table.currency
  return (
    <>
      <PageHead title={table.name} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        {table.isTrial && <Badge tone="jade">{t('poker.practice')}</Badge>}
        <span>
          {t('poker.blinds')}{' '}
          <bdi dir="ltr">
            <Amount value={table.smallBlind} currency={currency} /> /{' '}
            <Amount value={table.bigBlind} currency={currency} />
          </bdi>
        </span>
        <span>
          {t('poker.rake')} {t('poker.rake.capped', { percent: table.rakePercent })}{' '}
          <Amount value={table.rakeCap} currency={currency} />
        </span>
        {hand && (
          <>
            <span>{t('poker.hand', { number: hand.number })}</span>
            <span>{t(`poker.street.${hand.street}`)}</span>
          </>
        )}
      </p>
    </>
  )
}

/** One table: the felt, what one may do, and what the last hand came to. */
export function TableView({ tableId }: { tableId: number }): ReactNode {
  const { t } = useWords('poker', 'refusals')
  const refusalText = useRefusalText()
  const { table, offset, error, take } = useTable(tableId)
  const now = useNow(table?.turn != null) + offset
  const [sitting, setSitting] = useState<number>()
  const [isChecking, setChecking] = useState(false)
  const back = (
    <Link to="/poker" className={`${buttonClasses('ghost', 'small')} self-start`}>
      {t('poker.tables.back')}
    </Link>
  )
  if (!table) {
    return (
      <div className="content-width flex flex-col gap-4 py-6">
        {back}
        {error !== undefined ? (
          <Notice tone="bad">{refusalText(error)}</Notice>
        ) : (
          <Waiting>
            <Skeleton className="h-96 w-full" />
          </Waiting>
        )}
      </div>
    )
  }
  const { hand, choices, ownSeat } = table
  const own = table.seats.find(({ isOwn }) => isOwn)
  const maySit = ownSeat === null && table.table.state === 'open'
  return (
    <div className="content-width flex flex-col gap-3 py-3">
      {back}
      <Head table={table} />
      {table.table.state !== 'open' && (
        <Notice>{t(table.table.state === 'closing' ? 'poker.closing' : 'poker.closed.table')}</Notice>
      )}
      <Felt table={table} now={now} onSit={maySit ? setSitting : null} />
      <div className="poker-below">
        <TurnLine table={table} now={now} />
        {hand && hand.state !== 'playing' && (
          <HandResult hand={hand} currency={table.table.currency} isTrial={table.table.isTrial} />
        )}
        {choices && hand && (
          <ActionBar key={`${hand.handId} ${hand.moves}`} table={table} hand={hand} choices={choices} onDone={take} />
        )}
        {maySit && sitting !== undefined && (
          <SitForm
            table={table}
            seat={sitting}
            onCancel={() => setSitting(undefined)}
            onDone={(answer) => {
              setSitting(undefined)
              take(answer)
            }}
          />
        )}
        {own && <SeatControls table={table} seat={own} onDone={take} />}
        {hand && hand.state === 'ended' && (
          <Button size="small" variant="ghost" className="self-start" onClick={() => setChecking(!isChecking)}>
            {t(isChecking ? 'poker.hands.hide' : 'poker.verify')}
          </Button>
        )}
        {hand && hand.state === 'ended' && isChecking && <VerifyHand key={hand.handId} handId={hand.handId} />}
      </div>
    </div>
  )
}
