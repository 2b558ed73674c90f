import type { OutputOf } from '@croupier/api/operation.ts'
import { listRedemptions } from '@croupier/api/points/list-redemptions.ts'
import { redeemStatuses } from '@croupier/api/points/point-answers.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { GoodScene } from '@croupier/kit/art/good-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status, type Tone } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { OrderStamp } from '../../parts/order-stamp.tsx'
import { PagedCard } from '../../parts/paged-card.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'
import { SaveList } from '../../parts/save-list.tsx'
import { pointsInText } from './point-figures.ts'

type Order = OutputOf<typeof listRedemptions>['list'][number]

const PAGE = 10
const tones: Record<Order['status'] | 'sent', Tone> = {
  process: 'brass',
  approved: 'jade',
  sent: 'jade',
  rejected: 'vermilion',
}

function Details({ order }: { order: Order }): ReactNode {
  const { t } = useWords('points')
  const { status, remark, reason, sentAt, dispatchNote, receiver, mobileNum, address, amountRequirement } = order
  return (
    <div className="flex flex-col gap-1 text-sm text-ink-soft">
      {status === 'rejected' && reason !== null && (
        <p className="wrap-anywhere">{t('points.order.refused', { reason: `\u2068${reason}\u2069` })}</p>
      )}
      {sentAt !== null && dispatchNote !== null && (
        <p className="wrap-anywhere">
          <Words
            k="points.order.sent"
            values={{
              date: <Time key="date" at={sentAt} shape="date" />,
              note: (
                <bdi key="note" className="text-ink">
                  {dispatchNote}
                </bdi>
              ),
            }}
          />
        </p>
      )}
      {receiver !== null && (
        <p className="wrap-anywhere">
          <Words
            k="points.order.to"
            values={{
              receiver: <bdi key="receiver">{receiver}</bdi>,
              mobile: (
                <bdi key="mobile" dir="ltr" className="figures">
                  {mobileNum}
                </bdi>
              ),
              address: <bdi key="address">{address}</bdi>,
            }}
          />
        </p>
      )}
      {remark !== '' && (
        <p className="wrap-anywhere">{t('points.order.remark', { remark: `\u2068${remark}\u2069` })}</p>
      )}
      {amountRequirement !== null && (
        <Link to="/member?page=rewardCenter" className={`${linkClasses.plain} self-start`}>
          {t('points.order.claim')}
        </Link>
      )}
    </div>
  )
}

function Row({ order }: { order: Order }): ReactNode {
  const { t } = useWords('points')
  const { name, art, type, quantity, pointsRequirement, amountRequirement, currency, status, sentAt } = order
  const shown = sentAt === null ? status : 'sent'
  return (
    <li className="flex gap-4 border-b border-hairline py-4 last:border-0">
      <span className="hidden h-20 w-28 shrink-0 overflow-hidden rounded-md sm:block">
        <GoodScene art={art} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="flex min-w-0 flex-col">
            <span className="text-xs text-ink-faint">{t(`points.type.${type}`)}</span>
            <bdi className="font-medium wrap-anywhere">{name}</bdi>
            <span className="text-sm text-ink-soft">
              {quantity > 1 && `${t('points.order.quantity', { count: quantity })} · `}
              {t('points.points', { points: pointsInText(pointsRequirement) })}
            </span>
          </div>
          <div className="flex flex-col items-end gap-0.5 max-sm:items-start">
            {amountRequirement !== null && (
              <Amount value={amountRequirement} currency={currency} display className="text-lg text-jade" />
            )}
            <Status tone={tones[shown]} live={status === 'process'} className="text-sm">
              {t(`points.status.${shown}`)}
            </Status>
          </div>
        </div>
        <Details order={order} />
        <div className="text-xs text-ink-faint">
          <OrderStamp at={order.applyTime} label={t('points.order.reference')} reference={order.reference} />
        </div>
      </div>
    </li>
  )
}

/** What was redeemed, newest first, and where each stands. */
export function Orders(): ReactNode {
  const { t } = useWords('points', 'refusals')
  const [status, setStatus] = useState<Order['status'] | 'all'>('all')
  const pages = useRecordPages(status)
  const filter = status === 'all' ? {} : { status }
  const answer = useOperation(
    listRedemptions,
    { pageSize: PAGE, ...filter, ...(pages.before && { before: pages.before }) },
    { staleMilliseconds: 0 },
  )
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label={t('points.orders.filter')}
        value={status}
        onChange={setStatus}
        options={[
          { value: 'all', label: t('points.orders.filter.all') },
          ...redeemStatuses.map((value) => ({ value, label: t(`points.status.${value}`) })),
        ]}
        className="self-start"
      />
      <PagedCard
        title={t('points.tab.orders')}
        save={<SaveList of={listRedemptions} input={filter} />}
        answer={answer}
        pages={pages}
        row={(order) => <Row key={order.reference} order={order} />}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('points.orders.empty.title')}>
            {t('points.orders.empty.text')}
          </EmptyState>
        }
      />
    </div>
  )
}
