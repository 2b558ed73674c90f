import { listBonuses } from '@croupier/api/rewards/list-bonuses.ts'
import type { BonusState } from '@croupier/api/rewards/reward-answers.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge, type Tone } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { ProgressBar } from '@croupier/kit/components/progress-bar.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { BonusLines } from '../../../looks/promotions/bonus-lines.tsx'
import { GiveUpBonus } from '../../parts/give-up-bonus.tsx'
import { ComplainLink } from '../../parts/complain-link.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'
import { SaveList } from '../../parts/save-list.tsx'

type Claimed = OutputOf<typeof listBonuses>['list'][number]

const tones: Record<BonusState, Tone> = {
  waiting: 'plain',
  active: 'brass',
  released: 'jade',
  forfeited: 'plain',
  expired: 'plain',
  lost: 'plain',
}

function Wagered({ claimed }: { claimed: Claimed }): ReactNode {
  const { t } = useWords('promotions')
  const { title, turnover, wagered, currency, isWagered } = claimed
  const spoken = { wagered: amountInText(wagered, currency), turnover: amountInText(turnover, currency) }
  const progress = t('promotions.bonus.progress', spoken)
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar
        label={title}
        percent={isWagered ? 100 : (Number(wagered) / Number(turnover)) * 100}
        text={progress}
      />
      <span className="text-sm text-ink-soft">{isWagered ? t('promotions.bonus.done') : progress}</span>
    </div>
  )
}

/** What became of a bonus, or how it stands. */
function Standing({ claimed }: { claimed: Claimed }): ReactNode {
  const { t } = useWords('promotions')
  const { bonus, currency } = claimed
  if (!bonus) return null
  const { state, balance, expiresAt, released, taken, terms } = bonus
  const money = (value: string) => ({ amount: <Amount key="amount" value={value} currency={currency} /> })
  if (state === 'waiting' || state === 'active') {
    return (
      <div className="flex flex-col gap-3 rounded-md bg-raised px-4 py-3">
        {state === 'waiting' ? (
          <p className="text-sm">{t('promotions.bonus.waiting')}</p>
        ) : (
          <p className="flex flex-wrap gap-x-4 text-sm">
            <span className="font-medium">
              <Words k="promotions.bonus.balance" values={money(balance)} />
            </span>
            {expiresAt !== null && (
              <span className="text-ink-soft">
                <Words k="promotions.bonus.until" values={{ date: <Time key="date" at={expiresAt} /> }} />
              </span>
            )}
          </p>
        )}
        <BonusLines terms={terms} currency={currency} />
        <GiveUpBonus claimed={claimed} />
      </div>
    )
  }
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {Number(released) > 0 && (
        <span>
          <Words k="promotions.bonus.released" values={money(released)} />
        </span>
      )}
      {Number(taken) > 0 && (
        <span>
          <Words k="promotions.bonus.taken" values={money(taken)} />
        </span>
      )}
    </p>
  )
}

const isActive = ({ bonus }: Claimed) => Number(bonus?.state === 'active')
const activeFirst = (one: Claimed, other: Claimed) => isActive(other) - isActive(one)

function ClaimedCard({ claimed }: { claimed: Claimed }): ReactNode {
  const { t } = useWords('promotions', 'refusals')
  const { promotionClaimId, promotionType, title, amount, currency, turnover, endedAt, bonus } = claimed
  const isOpen = bonus === null || bonus.state === 'active' || bonus.state === 'released'
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-hairline bg-surface px-5 py-4 shadow-lift">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1">
          <span className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            {t(`promotions.kind.${promotionType}`)}
            {bonus && <Badge tone={tones[bonus.state]}>{t(`promotions.bonus.state.${bonus.state}`)}</Badge>}
          </span>
          <bdi className="font-medium wrap-anywhere">{title}</bdi>
          {endedAt !== null && (
            <span className="text-sm text-ink-faint">
              <Words k="promotions.bonus.claimedAt" values={{ date: <Time key="date" at={endedAt} /> }} />
            </span>
          )}
        </div>
        <Amount value={amount} currency={currency} display className="text-xl" />
      </div>
      <ComplainLink reference={`reward:${promotionClaimId}`} />
      {Number(turnover) === 0 && <Badge className="self-start">{t('promotions.reward.free')}</Badge>}
      {Number(turnover) > 0 && isOpen && <Wagered claimed={claimed} />}
      <Standing claimed={claimed} />
    </li>
  )
}

/**
 * What was claimed: the bonus in play and those that wait before all else, then the newest first. How much of its turnover is
 * done, and of a bonus how it stands or ended.
 */
export default function BonusDetails(): ReactNode {
  const { t } = useWords('promotions', 'pages', 'refusals')
  const pages = useRecordPages('')
  const read = useOperation(listBonuses, pages.before ? { before: pages.before } : {}, { staleMilliseconds: 0 })
  const { data, error, isFetching } = read
  // One in play may lie behind many later claims.
  const open = useOperation(listBonuses, { state: 'open', pageSize: 100 }, { staleMilliseconds: 0 }).data?.list ?? []
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-56 w-full" />
      </Waiting>
    )
  }
  if (data.list.length === 0) {
    return (
      <EmptyState scene={<EmptyWalletScene />} title={t('pages.bonusDetails.empty.title')}>
        {t('pages.bonusDetails.empty.text')}
      </EmptyState>
    )
  }
  const isOpen = new Set(open.map(({ promotionClaimId }) => promotionClaimId))
  const others = data.list.filter(({ promotionClaimId }) => !isOpen.has(promotionClaimId))
  const shown = pages.before ? others : [...open.toSorted(activeFirst), ...others]
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {shown.map((claimed) => (
          <ClaimedCard key={claimed.promotionClaimId} claimed={claimed} />
        ))}
      </ul>
      <Pager onNewer={pages.newer} onOlder={pages.older(data.next)} busy={isFetching} />
      {data && data.list.length > 0 && <SaveList of={listBonuses} input={{}} />}
    </div>
  )
}
