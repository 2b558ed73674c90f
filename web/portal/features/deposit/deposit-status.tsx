import type { OutputOf } from '@croupier/api/operation.ts'
import { isOneKind, providerKinds } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { listDeposits } from '@croupier/api/wallet/deposits/list-deposits.ts'
import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { showDeposit } from '@croupier/api/wallet/deposits/show-deposit.ts'
import { queryOf } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { Countdown } from '@croupier/kit/components/countdown.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Spinner } from '@croupier/kit/components/spinner.tsx'
import { CheckCircleIcon, ClockIcon, StopIcon, WarningIcon } from '@croupier/kit/icons/signs.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { ComplainLink } from '../../parts/complain-link.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import type { DepositPlace } from './deposit-desk.tsx'
import { DepositFacts } from './deposit-facts.tsx'
import { DepositTimeline } from './deposit-timeline.tsx'
import { PayTo } from './pay-to.tsx'
import { ProofForm } from './proof-form.tsx'
import { isUnderWay } from './deposit-words.ts'

type Deposit = OutputOf<typeof showDeposit>

/** Asked again this often while it can change: the socket tells at once, but a socket can be down. */
const POLL_MILLISECONDS = 2_500

const looks = {
  opening: 'bg-brass-wash text-brass',
  waiting: 'bg-brass-wash text-brass',
  confirming: 'bg-brass-wash text-brass',
  review: 'bg-brass-wash text-brass',
  paid: 'bg-jade-wash text-jade',
  expired: 'bg-raised text-ink-soft',
  failed: 'bg-vermilion-wash text-vermilion',
} as const

function sign(state: Deposit['state']): ReactNode {
  if (state === 'paid') return <CheckCircleIcon />
  if (state === 'failed') return <StopIcon />
  if (state === 'opening') return <Spinner />
  return state === 'review' ? <WarningIcon /> : <ClockIcon />
}

/** One deposit as it stands, until it stands still: follows the provider's word live. */
export function DepositStatus({
  reference,
  place,
}: {
  reference: string
  place?: DepositPlace | undefined
}): ReactNode {
  const { t } = useWords('deposit', 'refusals')
  const cache = useQueryClient()
  const read = useQuery({
    ...queryOf(showDeposit, { reference }),
    refetchInterval: (query) => {
      const known = query.state.data
      return known && !isUnderWay(known.state) ? false : POLL_MILLISECONDS
    },
  })
  const { data, error, refetch } = read
  const state = data?.state
  useEffect(() => {
    // Also where it was the poll that brought the news.
    for (const read of state === undefined ? [] : [showBalance, listDeposits]) {
      void cache.invalidateQueries({ queryKey: [read.name] })
    }
  }, [cache, state])
  if (error && !data) {
    return <ReadFault of={read} />
  }
  if (!data || !state) {
    return (
      <Waiting>
        <Skeleton className="h-80 w-full" />
      </Waiting>
    )
  }
  const { currency } = data
  const isByHand = !isOneKind(providerKinds, data.kind)
  const saysByHand = isByHand && (state === 'waiting' || state === 'review' || state === 'expired') ? state : undefined
  const saysOfCoin = data.crypto !== null && (state === 'waiting' || state === 'expired') ? state : undefined
  const text = saysOfCoin
    ? t(`deposit.state.${saysOfCoin}.coin.text`)
    : saysByHand
      ? t(`deposit.state.${saysByHand}.byHand.text`)
      : t(`deposit.state.${state}.text`, { provider: data.channelName })
  const showsWhereToPay = (state === 'waiting' && (isByHand || data.crypto !== null)) || data.isProvable
  const failure = state === 'failed' && data.failure !== null ? data.failure : undefined
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <div aria-live="polite" className="flex flex-col items-center gap-3 pt-2 text-center">
          <span className={`grid size-14 place-items-center rounded-full text-2xl ${looks[state]}`}>{sign(state)}</span>
          <h2 className="text-xl">
            {state === 'waiting' && data.crypto !== null
              ? t('deposit.state.waiting.coin')
              : isByHand && state === 'waiting'
                ? t('deposit.state.waiting.byHand')
                : t(`deposit.state.${state}.title`)}
          </h2>
          {state === 'waiting' && data.crypto ? (
            // What is to be sent comes first: “exactly this amount” is the coins'.
            <p className="flex flex-col items-center gap-1 text-2xl font-semibold">
              <bdi dir="ltr" className="figures break-all">
                {data.crypto.amount} {data.crypto.currency}
              </bdi>
              <span className="text-sm font-normal text-ink-soft">
                <Amount value={data.amount} currency={currency} />
              </span>
            </p>
          ) : (
            <p className="text-3xl">
              <Amount value={data.credited ?? data.amount} currency={currency} display />
            </p>
          )}
          <p className="max-w-prose text-sm text-balance text-ink-soft">
            {failure ? t(`deposit.failure.${failure}`) : text}
          </p>
          {state === 'waiting' && (
            <p className="flex items-baseline gap-2 text-sm text-ink-soft">
              {t('deposit.status.left')}
              <Countdown
                until={data.expiresAt}
                onEnd={() => void refetch()}
                urgentBelow={60}
                className="text-lg font-semibold text-ink"
              />
            </p>
          )}
        </div>
        {showsWhereToPay && <PayTo deposit={data} />}
        {data.isProvable && <ProofForm reference={data.reference} />}
        <div className="flex flex-wrap justify-center gap-3">
          {data.url !== null && (
            <a
              href={data.url}
              {...(place && { target: '_blank', rel: 'noopener' })}
              className={buttonClasses('action', 'large')}
            >
              {t('deposit.review.pay', { provider: data.channelName })}
            </a>
          )}
          {state === 'paid' && place && (
            <Button variant="action" size="large" onClick={place.onDone}>
              {t('deposit.status.back')}
            </Button>
          )}
          {state === 'paid' && !place && (
            <Link to="/" className={buttonClasses('action', 'large')}>
              {t('deposit.status.play')}
            </Link>
          )}
          {place ? (
            <Button size="large" onClick={() => place.onOrder(undefined)}>
              {t('deposit.status.another')}
            </Button>
          ) : (
            <Link
              to="/member?page=depositv2"
              className={buttonClasses(state === 'failed' || state === 'expired' ? 'action' : 'quiet', 'large')}
            >
              {t('deposit.status.another')}
            </Link>
          )}
        </div>
        <DepositFacts
          rows={[
            {
              id: 'reference',
              label: t('deposit.column.reference'),
              value: (
                <span className="inline-flex items-center gap-1">
                  <bdi dir="ltr">{data.reference}</bdi>
                  <CopyButton text={data.reference} />
                </span>
              ),
            },
            { id: 'channel', label: t('deposit.review.channel'), value: data.channelName },
            { id: 'fee', label: t('deposit.review.fee'), value: <Amount value={data.fee} currency={currency} /> },
            ...(data.instrument === null
              ? []
              : [{ id: 'instrument', label: t('deposit.instrument'), value: <bdi dir="ltr">{data.instrument}</bdi> }]),
            ...(data.crypto?.transaction
              ? [
                  {
                    id: 'chain',
                    label: t('deposit.payTo.transaction'),
                    value: (
                      <span className="inline-flex min-w-0 items-center gap-1">
                        <bdi dir="ltr" className="min-w-0 break-all">
                          {data.crypto.transaction}
                        </bdi>
                        <CopyButton text={data.crypto.transaction} />
                      </span>
                    ),
                  },
                  {
                    id: 'confirmations',
                    label: t('deposit.payTo.confirmations'),
                    value: t('deposit.payTo.confirmations.of', {
                      seen: data.crypto.confirmations,
                      needed: data.crypto.needed,
                    }),
                  },
                ]
              : []),
            ...(data.transactionId === null
              ? []
              : [
                  {
                    id: 'transaction',
                    label: t('deposit.proof.transaction'),
                    value: <bdi dir="ltr">{data.transactionId}</bdi>,
                  },
                ]),
          ]}
        />
        <DepositTimeline deposit={data} />
        {!place && <ComplainLink reference={data.reference} />}
      </div>
    </Card>
  )
}
