import type { OutputOf } from '@croupier/api/operation.ts'
import { claimRebate } from '@croupier/api/promotions/rebates/claim-rebate.ts'
import { collectMission } from '@croupier/api/promotions/taking-part/collect-mission.ts'
import { joinPromotion } from '@croupier/api/promotions/taking-part/join-promotion.ts'
import { listFreeRounds } from '@croupier/api/promotions/free-rounds/list-free-rounds.ts'
import { listPromotions } from '@croupier/api/promotions/taking-part/list-promotions.ts'
import { openEnvelope } from '@croupier/api/promotions/draws/open-envelope.ts'
import { showDraw } from '@croupier/api/promotions/draws/show-draw.ts'
import { showPromotion } from '@croupier/api/promotions/taking-part/show-promotion.ts'
import { signInToday } from '@croupier/api/promotions/taking-part/sign-in-today.ts'
import { countRewards } from '@croupier/api/rewards/count-rewards.ts'
import { listRewards } from '@croupier/api/rewards/list-rewards.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'
import { ApplyForm } from './apply-form.tsx'
import { isSomethingReached } from './mission-reached.ts'
import { PromoCodeCard } from './promo-code-card.tsx'

export type Promotion = OutputOf<typeof showPromotion>

const refreshes = [showPromotion, listPromotions, listRewards, countRewards, listFreeRounds]

/** Terms come before joining: whoever joins has ticked that they read them. */
function Join({ promotionId }: { promotionId: string }): ReactNode {
  const { t } = useWords('promotions', 'refusals')
  const refusalText = useRefusalText()
  const join = useCall(joinPromotion, { refreshes })
  const [isAgreed, setIsAgreed] = useState(false)
  const [isMissed, setIsMissed] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      {join.error && <Notice tone="bad">{refusalText(join.error)}</Notice>}
      <Checkbox
        name="agree"
        label={t('promotions.agree')}
        checked={isAgreed}
        onChange={(event) => {
          setIsAgreed(event.target.checked)
          setIsMissed(false)
        }}
        error={isMissed ? t('promotions.agree.needed') : undefined}
      />
      <Button
        variant="action"
        size="large"
        loading={join.isPending}
        onClick={() => {
          if (isAgreed) join.mutate({ promotionId })
          else setIsMissed(true)
        }}
      >
        {t('promotions.join')}
      </Button>
    </div>
  )
}

/** What comes next for whoever has joined: a deposit that counts, or rounds that wait to be played. */
function Joined({ kind }: Pick<Promotion, 'kind'>): ReactNode {
  const { t } = useWords('promotions')
  const [text, to, action] =
    kind === 'free-spins'
      ? (['promotions.freeRounds.joined', '/member?page=rewardCenter', 'promotions.waiting.action'] as const)
      : (['promotions.joined', '/member?page=depositv2', 'promotions.joined.action'] as const)
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">{t(text)}</p>
      <Link to={to} className={buttonClasses('action', 'large')}>
        {t(action)}
      </Link>
    </div>
  )
}

/** Kinds that have a page of their own, where the reader's part in them stands. */
const pagesOfKinds = {
  race: '/member?page=missionLeaderboard',
  referral: '/member?page=referral',
  vip: '/vip',
} as const

/** What needs no joining; where there is more to see of it, the way there. */
function ByItself({ kind }: Pick<Promotion, 'kind'>): ReactNode {
  const { t } = useWords('promotions')
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">{t('promotions.itself')}</p>
      {(kind === 'race' || kind === 'referral' || kind === 'vip') && (
        <Link to={pagesOfKinds[kind]} className={buttonClasses('quiet')}>
          {t(`promotions.itself.${kind}`)}
        </Link>
      )}
    </div>
  )
}

/** What the reader can do about a promotion now. */
export function TakingPart({ promotion }: { promotion: Promotion }): ReactNode {
  const { t } = useWords('promotions', 'refusals')
  const refusalText = useRefusalText()
  const { isLogin } = useMember()
  const { pathname } = useLocation()
  const { promotionId, kind, taking, status, due, currency, reason } = promotion
  const sign = useCall(signInToday, { refreshes })
  const collect = useCall(collectMission, { refreshes })
  const claim = useCall(claimRebate, { refreshes })
  const open = useCall(openEnvelope, { refreshes: [...refreshes, showDraw] })
  const told = (text: string) => ({
    onSuccess: () => showToast({ tone: 'good' as const, text }),
    onError: (error: unknown) => showToast({ tone: 'bad' as const, text: refusalText(error) }),
  })

  if (status === 'closed' || status === 'coming-soon') return null
  if (!isLogin) {
    return (
      <Button variant="action" size="large" onClick={() => openDialog({ kind: 'login', then: pathname })}>
        {t('promotions.guest.action')}
      </Button>
    )
  }
  const waiting = status === 'issued' && (
    <Notice tone="good">
      {t('promotions.waiting')}{' '}
      <Link to="/member?page=rewardCenter" className="font-medium">
        {t('promotions.waiting.action')}
      </Link>
    </Notice>
  )
  switch (taking) {
    case 'join':
      return (
        <>
          {kind !== 'free-spins' && waiting}
          {status === 'join' ? <Join promotionId={promotionId} /> : <Joined kind={kind} />}
        </>
      )
    case 'apply':
      if (status === 'applying') return <Notice>{t('promotions.apply.sent')}</Notice>
      if (status === 'join' || status === 'rejected') {
        return (
          <div className="flex flex-col gap-4">
            {status === 'rejected' && (
              <Notice tone="bad">{t('promotions.apply.refused', { reason: reason ?? '' })}</Notice>
            )}
            <ApplyForm promotionId={promotionId} isAgain={status === 'rejected'} />
          </div>
        )
      }
      return waiting || null
    case 'sign':
      return (
        <>
          {waiting}
          {status === 'signed' ? (
            <Notice tone="good">{t('promotions.signed')}</Notice>
          ) : (
            <Button
              variant="action"
              size="large"
              loading={sign.isPending}
              onClick={() => sign.mutate({ promotionId }, told(t('promotions.signed')))}
            >
              {t('promotions.sign')}
            </Button>
          )}
        </>
      )
    case 'collect':
      return (
        <>
          {waiting}
          {isSomethingReached(promotion.lines) && (
            <Button
              variant="action"
              size="large"
              loading={collect.isPending}
              onClick={() => collect.mutate({ promotionId }, told(t('promotions.collected')))}
            >
              {t('promotions.collect')}
            </Button>
          )}
        </>
      )
    case 'claim': {
      const isDue = due !== null && Number(due) > 0
      const amount = amountInText(due ?? '0', currency)
      return (
        <>
          {waiting}
          {isDue ? (
            <Button
              variant="action"
              size="large"
              loading={claim.isPending}
              onClick={() => claim.mutate({ promotionId }, told(t('promotions.rebate.done', { amount })))}
            >
              {t('promotions.rebate.claim', { amount })}
            </Button>
          ) : (
            <p className="text-ink-soft">{t('promotions.rebate.none')}</p>
          )}
        </>
      )
    }
    case 'open':
      return (
        <>
          {waiting}
          {status === 'join' && (
            <Button
              variant="action"
              size="large"
              loading={open.isPending}
              onClick={() =>
                open.mutate(
                  { promotionId },
                  {
                    onSuccess: ({ amount }) =>
                      showToast({
                        tone: 'good',
                        text: t('promotions.opened', { amount: amountInText(amount, currency) }),
                      }),
                    onError: (error) => showToast({ tone: 'bad', text: refusalText(error) }),
                  },
                )
              }
            >
              {t('promotions.open')}
            </Button>
          )}
        </>
      )
    case 'code':
      return waiting || <PromoCodeCard />
    default:
      return waiting || <ByItself kind={kind} />
  }
}
