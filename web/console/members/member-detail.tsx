import { TRIAL_TYPE } from '@croupier/api/identity/limits.ts'
import { showMember } from '@croupier/api/wallet/purses/show-member.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { Page } from '../frame/page.tsx'
import { useMay } from '../frame/staff.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { MemberPoints } from '../points/member-points.tsx'
import { MemberVerification } from '../verifications/member-verification.tsx'
import { MemberActions } from './member-actions.tsx'
import { MemberBonuses } from './member-bonuses.tsx'
import { MemberLimits } from './member-limits.tsx'
import { MemberNotes } from './member-notes.tsx'
import { MemberPayoutAccounts } from './member-payout-accounts.tsx'
import { MemberProfile } from './member-profile.tsx'
import { MemberRounds } from './member-rounds.tsx'
import { MemberStatement } from './member-statement.tsx'
import { MemberStake } from './member-stake.tsx'
import { MemberStanding } from './member-standing.tsx'
import { MemberVip } from './member-vip.tsx'
import { typeWords } from './member-words.ts'
import { PurseList } from './purse-list.tsx'

/** One member: identity, balances, and every movement of them. */
export function MemberDetail(): ReactNode {
  const { t } = useWords('console-members')
  const may = useMay()
  const { account = '' } = useParams()
  const { data: member, error, refetch, isFetching } = useOperation(showMember, { account })
  const { values } = useFilters('purse')
  const crumbs = [{ to: '/members', label: t('console-members.title') }]

  if (isRefused(error, 'member.not.found', 'request.invalid')) {
    return (
      <Page title={account} crumbs={crumbs}>
        <EmptyState
          scene={<NothingFoundScene />}
          title={t('refusals.member.not.found')}
          action={
            <Link to="/members" className={buttonClasses()}>
              {t('console-members.title')}
            </Link>
          }
        />
      </Page>
    )
  }
  if (!member) {
    return (
      <Page title={account} crumbs={crumbs}>
        {error ? (
          <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Waiting className="flex flex-col gap-5">
            <Skeleton className="h-24" />
            <Skeleton className="h-40" />
            <Skeleton className="h-96" />
          </Waiting>
        )}
      </Page>
    )
  }

  const typeWord = typeWords[member.type]
  const shown = member.purses.find(({ purse }) => purse === values.purse) ?? member.purses[0]
  return (
    <Page
      title={member.account}
      crumbs={crumbs}
      text={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <MemberStanding member={member} />
          <Badge tone={member.type === TRIAL_TYPE ? 'brass' : 'plain'}>{typeWord ? t(typeWord) : member.type}</Badge>
          {member.nickname !== member.account && <bdi>{member.nickname}</bdi>}
          {member.lockedUntil !== null && (
            <span className="basis-full text-sm text-ink-soft">
              <Words k="console-members.locked.until" values={{ time: <Time at={member.lockedUntil} /> }} />
            </span>
          )}
        </span>
      }
      actions={<MemberActions member={member} />}
    >
      <div className="flex min-w-0 flex-col gap-5">
        <PurseList purses={member.purses} shown={shown?.purse} />
        <MemberProfile member={member} />
        {may('kyc.read') && member.type !== TRIAL_TYPE && <MemberVerification account={member.account} />}
        {may('withdrawals.read') && member.type !== TRIAL_TYPE && <MemberPayoutAccounts account={member.account} />}
        {member.type !== TRIAL_TYPE && <MemberVip account={member.account} />}
        <MemberStake account={member.account} isOpen={member.state !== 'closed'} />
        <MemberLimits account={member.account} />
        <MemberNotes account={member.account} />
        <MemberBonuses account={member.account} />
        {may('rounds.read') && <MemberRounds account={member.account} />}
        {shown?.purse === 'points' && <MemberPoints account={member.account} />}
        {shown && shown.purse !== 'points' && (
          <MemberStatement key={shown.purse} account={member.account} purse={shown} />
        )}
      </div>
    </Page>
  )
}
