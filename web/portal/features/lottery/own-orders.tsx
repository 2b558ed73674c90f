import { cancelOrder } from '@croupier/api/lottery/cancel-order.ts'
import { listOrders } from '@croupier/api/lottery/list-orders.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { betTypeOf } from '@croupier/games/lottery/families.ts'
import type { Family } from '@croupier/games/lottery/bet-type.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge, type Tone } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { useMember } from '../../session/member.ts'
import { ComplainLink } from '../../parts/complain-link.tsx'
import { GuestNotice } from '../../parts/guest-notice.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { SaveList } from '../../parts/save-list.tsx'
import type { DrawsShown } from './draw-list.tsx'
import { Older } from '../../parts/older.tsx'
import { betName } from '../../../looks/lottery/bet-names.ts'

type Order = OutputOf<typeof listOrders>['list'][number]

const tones: Readonly<Record<Order['state'], Tone>> = {
  waiting: 'brass',
  won: 'jade',
  lost: 'plain',
  cancelled: 'plain',
  void: 'vermilion',
}

function OrderRow({ order, family }: { order: Order; family: Family }): ReactNode {
  const { t } = useWords('lottery', 'refusals')
  const refusalText = useRefusalText()
  const cancel = useCall(cancelOrder, { refreshes: [listOrders] })
  const { orderId, numero, placedAt, currency, state, stake, payout, rebate, winNo, lines, mayCancel, chaseId } = order
  return (
    <li className="flex flex-col gap-2 border-b border-hairline py-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex items-center gap-2">
          <bdi className="figures font-medium">{numero}</bdi>
          {chaseId !== null && <Badge>{t('lottery.chase.badge')}</Badge>}
        </span>
        <Badge tone={tones[state]}>{t(`lottery.order.${state}`)}</Badge>
      </div>
      <ul className="flex flex-col gap-1 text-sm">
        {lines.map((line, at) => {
          const type = betTypeOf(family, line.playCode)
          return (
            <li key={`${line.playCode} ${at}`} className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0">
                {type && `${betName(t, family, type)} `}
                <bdi className="figures break-all text-ink-soft">{line.content}</bdi>
              </span>
              <span className="text-ink-soft">
                {t('lottery.line', { units: line.units, unit: line.unitValue, multiple: line.multiple })}
              </span>
            </li>
          )
        })}
      </ul>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm sm:flex sm:flex-wrap">
        <dt className="text-ink-soft">{t('lottery.stake')}</dt>
        <dd>
          <Amount value={stake} currency={currency} />
        </dd>
        {state === 'won' && (
          <>
            <dt className="text-ink-soft">{t('lottery.won')}</dt>
            <dd className="font-semibold text-jade">
              <Amount value={payout} currency={currency} />
            </dd>
          </>
        )}
        {Number(rebate) > 0 && (
          <>
            <dt className="text-ink-soft">{t('lottery.rebate')}</dt>
            <dd>
              <Amount value={rebate} currency={currency} />
            </dd>
          </>
        )}
        {winNo !== null && !family.prizes && (
          <>
            <dt className="text-ink-soft">{t('lottery.order.result')}</dt>
            <dd dir="ltr" className="figures rtl:text-end">
              {winNo}
            </dd>
          </>
        )}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-2 text-xs text-ink-faint">
        <Time at={placedAt} />
        <ComplainLink reference={orderId} />
        {mayCancel && (
          <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate({ orderId })}>
            {t('lottery.cancel')}
          </Button>
        )}
      </div>
      {cancel.error && (
        <Notice tone="bad" urgent>
          {refusalText(cancel.error)}
        </Notice>
      )}
    </li>
  )
}

/** One's own orders at a lottery, the latest first. */
export function OwnOrders({ gameCode, family, everyMilliseconds }: DrawsShown): ReactNode {
  const { t } = useWords('lottery', 'refusals')
  const { isLogin, isTrial } = useMember()
  const [before, setBefore] = useState<string | undefined>(undefined)
  const read = useOperation(
    listOrders,
    { gameCode, ...(before === undefined ? {} : { before }) },
    { enabled: isLogin && !isTrial, everyMilliseconds },
  )
  const { data, error } = read
  if (!isLogin) return <GuestNotice />
  if (isTrial) return <Notice>{t('lottery.trial')}</Notice>
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-64 w-full" />
      </Waiting>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {data.list.length === 0 && <p className="text-ink-soft">{t('lottery.orders.none')}</p>}
      <ul className="flex flex-col">
        {data.list.map((order) => (
          <OrderRow key={order.orderId} order={order} family={family} />
        ))}
      </ul>
      <Older
        before={before}
        next={data.next}
        onGo={setBefore}
        texts={{ newest: t('lottery.newest'), older: t('lottery.older') }}
      />
      {data.list.length > 0 && <SaveList of={listOrders} input={{ gameCode }} />}
    </div>
  )
}
