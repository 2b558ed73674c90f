import { claimAllRewards } from '@croupier/api/rewards/claim-all-rewards.ts'
import { claimReward } from '@croupier/api/rewards/claim-reward.ts'
import { countRewards } from '@croupier/api/rewards/count-rewards.ts'
import { listRewards } from '@croupier/api/rewards/list-rewards.ts'
import { type RewardState, rewardStates } from '@croupier/api/rewards/reward-answers.ts'
import { listPromotions } from '@croupier/api/promotions/taking-part/list-promotions.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge, type Tone } from '@croupier/kit/components/badge.tsx'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useModules } from '../../session/settings.ts'
import { ComplainLink } from '../../parts/complain-link.tsx'
import { NotOffered } from '../../parts/not-offered.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'
import { SaveList } from '../../parts/save-list.tsx'
import { FreeRounds, useFreeRounds } from './free-rounds.tsx'
import { RebateCards } from './rebate-card.tsx'
import { sumOfRewards } from './sum-of-rewards.ts'

type Reward = OutputOf<typeof listRewards>['list'][number]

const tones: Record<RewardState, Tone> = {
  claimable: 'jade',
  claimed: 'plain',
  expired: 'plain',
  cancelled: 'vermilion',
}
const refreshes = [listRewards, countRewards, listPromotions]

function RewardRow({ reward }: { reward: Reward }): ReactNode {
  const { t } = useWords('promotions', 'refusals')
  const refusalText = useRefusalText()
  const claim = useCall(claimReward, { refreshes })
  const { promotionClaimId, promotionType, title, amount, currency, turnover, isBonus } = reward
  const { status, expiresAt, issuedAt } = reward
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-hairline bg-surface px-5 py-4 shadow-lift">
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-soft">{t(`promotions.kind.${promotionType}`)}</span>
          <Badge tone={tones[status]}>{t(`promotions.reward.state.${status}`)}</Badge>
          {isBonus && <Badge tone="brass">{t('promotions.reward.bonus')}</Badge>}
        </span>
        <bdi className="font-medium wrap-anywhere">{title}</bdi>
        <span className="text-sm text-ink-faint">
          {status === 'claimable' && expiresAt !== null ? (
            <Words k="promotions.reward.expires" values={{ date: <Time key="date" at={expiresAt} /> }} />
          ) : (
            <Time at={issuedAt} />
          )}{' '}
          <ComplainLink reference={`reward:${promotionClaimId}`} />
        </span>
      </div>
      <div className="flex flex-col gap-0.5 text-end max-sm:text-start">
        <Amount value={amount} currency={currency} display className="text-xl text-jade" />
        <span className="text-xs text-ink-faint">
          {Number(turnover) > 0
            ? t('promotions.reward.turnover', { amount: amountInText(turnover, currency) })
            : t('promotions.reward.free')}
        </span>
      </div>
      {status === 'claimable' && (
        <Button
          variant="action"
          loading={claim.isPending}
          onClick={() =>
            claim.mutate(
              { promotionClaimId },
              {
                onSuccess: () =>
                  showToast({
                    tone: 'good',
                    text: t(isBonus ? 'promotions.reward.started' : 'promotions.reward.claimed', {
                      amount: amountInText(amount, currency),
                    }),
                  }),
                onError: (error) => showToast({ tone: 'bad', text: refusalText(error) }),
              },
            )
          }
        >
          {t('promotions.reward.claim')}
        </Button>
      )}
    </li>
  )
}

function Rewards(): ReactNode {
  const { t } = useWords('promotions', 'pages', 'refusals')
  const refusalText = useRefusalText()
  const [query, setQuery] = useSearchParams()
  const status = rewardStates.find((each) => each === query.get('status')) ?? 'claimable'
  const pages = useRecordPages(status)
  const read = useOperation(
    listRewards,
    { status, ...(pages.before && { before: pages.before }) },
    { staleMilliseconds: 0 },
  )
  const { data, error, isFetching } = read
  const kept = useFreeRounds(status)
  const freeRounds = pages.before ? [] : kept
  const bonuses = data?.list.filter(({ isBonus }) => isBonus).length ?? 0
  const cash = (data?.list.length ?? 0) - bonuses
  const isMixed = bonuses > 0 && cash > 0
  const all = useCall(claimAllRewards, { refreshes })
  const claimAll = () =>
    all.mutate(
      {},
      {
        onSuccess({ list, bonusesLeft }) {
          const [first] = list
          if (bonusesLeft > 0)
            showToast({ tone: 'plain', text: t('promotions.reward.bonusesLeft', { count: bonusesLeft }) })
          // Whoever claimed in another tab meanwhile.
          if (!first && bonusesLeft === 0) showToast({ tone: 'plain', text: t('promotions.reward.noneLeft') })
          if (!first) return
          const { currency } = first
          const amount = amountInText(sumOfRewards(list, currency), currency)
          showToast({ tone: 'good', text: t('promotions.reward.claimed', { amount }) })
        },
        onError: (fault) => showToast({ tone: 'bad', text: refusalText(fault) }),
      },
    )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('promotions.reward.filter')}
          value={status}
          onChange={(next) => setQuery({ page: 'rewardCenter', ...(next !== 'claimable' && { status: next }) })}
          options={rewardStates.map((value) => ({ value, label: t(`promotions.reward.state.${value}`) }))}
        />
        {status === 'claimable' && (cash > 1 || isMixed) && (
          <Button variant="action" loading={all.isPending} onClick={claimAll}>
            {t('promotions.reward.claimAll')}
          </Button>
        )}
      </div>
      {status === 'claimable' && isMixed && (
        <p className="text-sm text-ink-soft">{t('promotions.reward.bonusesApart')}</p>
      )}
      <FreeRounds list={freeRounds} />
      {error && !data && <ReadFault of={read} />}
      {!error && !data && (
        <Waiting>
          <Skeleton className="h-56 w-full" />
        </Waiting>
      )}
      {data?.list.length === 0 && freeRounds.length === 0 && (
        <EmptyState
          scene={<EmptyInboxScene />}
          title={t('pages.rewardCenter.empty.title')}
          action={
            <Link to="/promotions" className={buttonClasses('action')}>
              {t('pages.rewardCenter.empty.action')}
            </Link>
          }
        >
          {t('pages.rewardCenter.empty.text')}
        </EmptyState>
      )}
      {data && data.list.length > 0 && (
        <ul className="flex flex-col gap-3">
          {data.list.map((reward) => (
            <RewardRow key={reward.promotionClaimId} reward={reward} />
          ))}
        </ul>
      )}
      <Pager onNewer={pages.newer} onOlder={pages.older(data?.next)} busy={isFetching} />
      {data && data.list.length > 0 && <SaveList of={listRewards} input={{ status }} />}
    </>
  )
}

/** Everything a member can claim, with its source, its time and one button; above it what play gives back by hand. */
export default function RewardCentre(): ReactNode {
  const { t } = useWords('promotions')
  const isOn = useModules()
  return (
    <div className="flex flex-col gap-5">
      {isOn('MANPLAYREB3') && <RebateCards isPayable />}
      {isOn('REWCEN3') ? <Rewards /> : <NotOffered title={t('shell.member.rewardCenter')} />}
      {isOn('MANPLAYREB3') && <RebateCards isPayable={false} />}
    </div>
  )
}
