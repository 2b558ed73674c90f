import { showReferral } from '@croupier/api/promotions/referral/show-referral.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { QrCode } from '@croupier/kit/components/qr-code.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Stat } from '@croupier/kit/components/stat.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'

type Referral = OutputOf<typeof showReferral>

/** Something to hand on: shown, and copied by one press. */
function Handed({ label, text }: { label: string; text: string }): ReactNode {
  const { t } = useWords('promotions')
  return (
    <div className="flex flex-col gap-1">
      <span className="text-sm text-ink-soft">{label}</span>
      <span className="flex min-w-0 items-center justify-between gap-3 rounded-md border border-hairline bg-sunken py-1.5 ps-4 pe-1.5">
        <bdi dir="ltr" className="min-w-0 truncate font-medium">
          {text}
        </bdi>
        <CopyButton text={text} label={t('promotions.referral.copy', { what: label })} />
      </span>
    </div>
  )
}

/** What bringing a friend gives, in the terms of the promotion that runs. */
function Promised({ referral }: { referral: Referral }): ReactNode {
  const { t } = useWords('promotions')
  const { currency, promotion, tiers } = referral
  const money = (key: string, value: string) => <Amount key={key} value={value} currency={currency} />
  if (!promotion) return <p className="text-ink-soft">{t('promotions.referral.none')}</p>
  const { deposited, validBet, days, forReferrer, forReferee } = promotion
  const asked = {
    deposited: money('deposited', deposited),
    validBet: money('validBet', validBet),
    days,
  }
  return (
    <ol className="flex list-decimal flex-col gap-3 ps-5 marker:text-brass">
      <li>{t('promotions.referral.step.share')}</li>
      <li>
        <Words k="promotions.referral.step.plays" values={asked} />
      </li>
      {forReferrer !== null && (
        <li>
          <Words k="promotions.referral.step.you" values={{ amount: money('amount', forReferrer) }} />
        </li>
      )}
      {forReferee !== null && (
        <li>
          <Words k="promotions.referral.step.friend" values={{ amount: money('amount', forReferee) }} />
        </li>
      )}
      {tiers.map(({ tier, percent }) =>
        percent === null ? null : (
          <li key={tier}>
            <Words
              k={tier === 1 ? 'promotions.referral.step.tier1' : 'promotions.referral.step.tier2'}
              values={{ percent: <bdi key="percent">{percent}</bdi> }}
            />
          </li>
        ),
      )}
    </ol>
  )
}

function Friends({ friends }: { friends: Referral['friends'] }): ReactNode {
  const { t } = useWords('promotions', 'pages')
  if (friends.length === 0) {
    return (
      <EmptyState scene={<EmptyInboxScene />} title={t('pages.referral.empty.title')}>
        {t('pages.referral.empty.text')}
      </EmptyState>
    )
  }
  return (
    <Card title={t('promotions.referral.friends')}>
      <ul className="flex flex-col">
        {friends.map(({ customerName, registeredAt, isGiven }, place) => (
          <li
            key={`${registeredAt} ${place}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline py-3 last:border-b-0"
          >
            <bdi className="font-medium">{customerName}</bdi>
            <span className="flex items-center gap-3 text-sm text-ink-faint">
              <Time at={registeredAt} shape="date" />
              <Badge tone={isGiven ? 'jade' : 'plain'}>
                {t(isGiven ? 'promotions.referral.given' : 'promotions.referral.open')}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** One's own link to bring friends by, what it gives, who came and what it has earned. */
export default function ReferralPart(): ReactNode {
  const { t } = useWords('promotions', 'pages', 'refusals')
  const read = useOperation(showReferral, {}, { staleMilliseconds: 10_000 })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-96 w-full" />
      </Waiting>
    )
  }
  const { currency, referralCode, totalInvitations, totalEarned, tiers, friends } = data
  const link = `${location.origin}/register?referralCode=${referralCode}`
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title={t('promotions.referral.yours')} lit>
          <div className="flex flex-col gap-4">
            <Handed label={t('pages.referral.link')} text={link} />
            <Handed label={t('pages.referral.code')} text={referralCode} />
            <QrCode text={link} label={t('promotions.referral.qr')} />
          </div>
        </Card>
        <Card title={t('promotions.promise.title')}>
          <Promised referral={data} />
        </Card>
      </div>
      <Card>
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
          <Stat label={t('promotions.referral.invited')} value={totalInvitations} />
          <Stat
            label={t('promotions.referral.earned')}
            value={<Amount value={totalEarned} currency={currency} display />}
            tone="jade"
          />
          {tiers.map(({ tier, friends: count, earned }) => (
            <Stat
              key={tier}
              label={t(tier === 1 ? 'promotions.referral.tier1' : 'promotions.referral.tier2', { count })}
              value={<Amount value={earned} currency={currency} display />}
            />
          ))}
        </div>
      </Card>
      <Friends friends={friends} />
    </div>
  )
}
