import { listJackpots } from '@croupier/api/jackpots/list-jackpots.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyBetsScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Words } from '@croupier/client/words/rich-words.tsx'
import type { ReactNode } from 'react'
import { PageHead } from '../../parts/page-head.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { JackpotWins } from './jackpot-wins.tsx'
import { PotArt } from './pot-art.tsx'

type Jackpot = OutputOf<typeof listJackpots>['list'][number]

/** They grow while one looks. */
const AGAIN = 5_000
const places = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3'

function JackpotCard({ jackpot }: { jackpot: Jackpot }): ReactNode {
  const { t } = useWords('jackpots')
  const { title, amount, currency, ceiling, share, vendors, seedHash } = jackpot
  return (
    <li className="relative flex min-w-0 flex-col gap-3 overflow-hidden rounded-lg border border-hairline bg-surface p-5 shadow-lift">
      <PotArt full={Number(amount) / Number(ceiling)} className="absolute -end-4 -top-2 size-32 opacity-80" />
      <h2 className="max-w-[70%] text-base text-ink-soft">
        <bdi>{title}</bdi>
      </h2>
      <Amount value={amount} currency={currency} display className="relative self-start text-3xl text-brass" />
      <ul className="flex flex-col gap-0.5 text-sm text-ink-soft">
        <li>
          <Words k="jackpots.by" values={{ amount: <Amount value={ceiling} currency={currency} /> }} />
        </li>
        <li>{t('jackpots.share', { share })}</li>
        <li>
          {vendors.length === 0 ? t('jackpots.vendors.all') : t('jackpots.vendors', { vendors: vendors.join(', ') })}
        </li>
      </ul>
      <p className="flex min-w-0 flex-col text-xs text-ink-faint">
        {t('jackpots.next')}
        <bdi dir="ltr" className="figures break-all">
          {seedHash}
        </bdi>
      </p>
    </li>
  )
}

/** Jackpots that grow now, and those that were hit. */
export default function JackpotsPage(): ReactNode {
  const { t } = useWords('jackpots', 'refusals')
  const read = useOperation(listJackpots, {}, { everyMilliseconds: AGAIN })
  const { data, error } = read
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t('jackpots.title')}>{t('jackpots.lead')}</PageHead>
      {!data && error && <ReadFault of={read} />}
      {!data && !error && (
        <Waiting className={places}>
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-52 w-full" />
          ))}
        </Waiting>
      )}
      {data?.list.length === 0 && (
        <EmptyState scene={<EmptyBetsScene />} title={t('jackpots.none')}>
          {t('jackpots.none.text')}
        </EmptyState>
      )}
      {data && data.list.length > 0 && (
        <ul className={places}>
          {data.list.map((jackpot) => (
            <JackpotCard key={jackpot.code} jackpot={jackpot} />
          ))}
        </ul>
      )}
      <JackpotWins />
    </div>
  )
}
