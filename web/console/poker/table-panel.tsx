import { closePokerTable } from '@croupier/api/poker/staff/close-poker-table.ts'
import { listStaffPokerTables } from '@croupier/api/poker/staff/list-staff-poker-tables.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge, Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Time } from '@croupier/kit/components/time.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { AccountLink } from '../frame/account-link.tsx'
import { useMay } from '../frame/staff.tsx'
import { Facts } from '../lists/facts.tsx'
import { Problem } from '../lists/problem.tsx'
import { currencyOf, type StaffTable, tableTones } from './staff-table.ts'

function Seats({ of: { seats, table, isPlaying } }: { of: StaffTable }): ReactNode {
  const { t } = useWords('console-poker')
  return (
    <section className="flex flex-col gap-3 border-t border-hairline pt-6">
      <h3 className="text-base font-medium">{t('console-poker.seats')}</h3>
      {isPlaying && <p className="text-sm text-ink-soft">{t('console-poker.isPlaying')}</p>}
      {seats.length === 0 && <p className="text-sm text-ink-soft">{t('console-poker.seats.none')}</p>}
      <ul className="flex flex-col gap-3 text-sm">
        {seats.map(({ seat, account, stack, isOut, ip, satAt, sharesAddress }) => (
          <li key={seat} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
            <span className="flex flex-wrap items-center gap-2">
              {t('console-poker.seat', { seat: seat + 1 })} <AccountLink account={account} look="text" />
              {isOut && <Badge>{t('console-poker.seat.out')}</Badge>}
            </span>
            <Amount value={stack} currency={currencyOf(table)} />
            <span className="flex flex-wrap items-center gap-2 text-ink-soft">
              <bdi dir="ltr">{ip}</bdi>
              {sharesAddress && <Badge tone="vermilion">{t('console-poker.seat.sharesAddress')}</Badge>}
            </span>
            <Time at={satAt} className="text-ink-faint" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Close({ table: { table } }: { table: StaffTable }): ReactNode {
  const { t } = useWords('console-poker', 'refusals')
  const close = useCall(closePokerTable, { refreshes: [listStaffPokerTables] })
  return (
    <div className="flex flex-col items-start gap-2 border-t border-hairline pt-6">
      <p className="text-sm text-ink-soft">{t('console-poker.close.text')}</p>
      <Button
        variant="danger"
        loading={close.isPending}
        onClick={() =>
          close.mutate(
            { tableId: table.tableId },
            { onSuccess: () => showToast({ tone: 'good', text: t('console-poker.closed.done') }) },
          )
        }
      >
        {t('console-poker.close')}
      </Button>
      <Problem of={close.error} />
    </div>
  )
}

/** One table: its terms, who sits there and from where, and its closing. */
export function TablePanel({ table, onClose }: { table: StaffTable | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-poker')
  const may = useMay()
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(table)
  if (table && table !== shown) setShown(table)
  if (!shown) return null
  const { table: terms } = shown
  const currency = currencyOf(terms)
  const amount = (value: string) => <Amount key={value} value={value} currency={currency} />
  const range = (from: string, to: string, mark: string) => (
    <bdi key={from} dir="ltr" className="whitespace-nowrap">
      {amount(from)} {mark} {amount(to)}
    </bdi>
  )
  return (
    <SidePanel open={table !== undefined} onClose={onClose} title={<bdi>{terms.name}</bdi>}>
      <div className="flex flex-col gap-6">
        <Facts
          facts={[
            [
              t('console-poker.column.state'),
              <Status key="state" tone={tableTones[terms.state]}>
                {t(`console-poker.state.${terms.state}`)}
              </Status>,
            ],
            [t('console-poker.column.blinds'), range(terms.smallBlind, terms.bigBlind, '/')],
            [t('console-poker.column.buyIn'), range(terms.minBuyIn, terms.maxBuyIn, '–')],
            [
              t('console-poker.column.rakeRule'),
              <bdi key="rake" dir="ltr">
                {terms.rakePercent}%, {amount(terms.rakeCap)}
              </bdi>,
            ],
            [t('console-poker.column.chips'), amount(shown.chips)],
            [t('console-poker.column.rake'), amount(shown.rake)],
            [
              t('console-poker.column.hands'),
              <Link key="hands" to={`/poker/hands?tableId=${terms.tableId}`} className={linkClasses.text}>
                {shown.hands}
              </Link>,
            ],
          ]}
        />
        <Seats of={shown} />
        {may('games.manage') && terms.state === 'open' && <Close key={terms.tableId} table={shown} />}
      </div>
    </SidePanel>
  )
}
