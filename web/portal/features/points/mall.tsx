import { listPointRewards } from '@croupier/api/points/list-point-rewards.ts'
import { listPointRewardTypes } from '@croupier/api/points/list-point-reward-types.ts'
import { goodTypes } from '@croupier/api/points/point-answers.ts'
import { showPointBalance } from '@croupier/api/points/show-point-balance.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ReadFault } from '../../parts/read-fault.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'
import { type Good, GoodCard } from './good-card.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'

const PAGE = 24

/** The shelves: everything points buy, money and things apart. */
export function Mall({ isOwn }: { isOwn: boolean }): ReactNode {
  const { t } = useWords('points', 'refusals')
  const [query, setQuery] = useSearchParams()
  const type = goodTypes.find((each) => each === query.get('type'))
  const pages = useRecordPages(type ?? '')
  const read = useOperation(
    listPointRewards,
    { pageSize: PAGE, ...(type && { type }), ...(pages.before && { after: pages.before }) },
    { staleMilliseconds: 5_000 },
  )
  const { data: types } = useOperation(listPointRewardTypes, {}, { staleMilliseconds: 15_000 })
  const { data: own } = useOperation(showPointBalance, {}, { enabled: isOwn, staleMilliseconds: 5_000 })
  const [chosen, setChosen] = useState<Good>()
  const [isOpen, setOpen] = useState(false)
  const { data, error, isFetching } = read
  const kinds = types?.list.filter(({ count }) => count > 0) ?? []
  return (
    <div className="flex flex-col gap-5">
      {kinds.length > 1 && (
        <Segmented
          label={t('points.filter')}
          value={type ?? 'all'}
          onChange={(next) => setQuery(next === 'all' ? {} : { type: next }, { replace: true })}
          options={[
            { value: 'all', label: t('points.filter.all') },
            ...kinds.map((kind) => ({ value: kind.type, label: t(`points.type.${kind.type}`) })),
          ]}
          className="self-start"
        />
      )}
      {error && !data && <ReadFault of={read} />}
      {!error && !data && (
        <Waiting className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-80 w-full" />
          ))}
        </Waiting>
      )}
      {data?.list.length === 0 && (
        <EmptyState scene={<NothingFoundScene />} title={t('points.mall.empty.title')}>
          {t('points.mall.empty.text')}
        </EmptyState>
      )}
      {data && data.list.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {data.list.map((good) => (
            <GoodCard
              key={good.rewardId}
              good={good}
              have={own?.balance}
              isOwn={isOwn}
              onRedeem={() => {
                setChosen(good)
                setOpen(true)
              }}
            />
          ))}
        </ul>
      )}
      <Pager onNewer={pages.newer} onOlder={pages.older(data?.next)} busy={isFetching} />
      {chosen && own && <RedeemDialog good={chosen} have={own.balance} open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  )
}
