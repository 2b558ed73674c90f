import { useWords } from '@croupier/client/words/use-words.ts'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { isMemberPart, memberParts } from './member-parts.ts'
import { useClaimable } from '../../session/claimable.ts'
import { useCollectable } from '../../session/collectable.ts'
import { useMember } from '../../session/member.ts'
import { useModules } from '../../session/settings.ts'
import { useUnread } from '../../session/unread.ts'
import { TrueAccountGate } from '../../parts/true-account-gate.tsx'
import { Centre } from '../../parts/centre.tsx'
import { GuestNotice } from '../../parts/guest-notice.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { EmptyMemberPage } from './empty-member-page.tsx'
import { isMemberPage, isMoneyPage, type MemberPageId, memberPages } from './member-pages.ts'

function Content({ id }: { id: MemberPageId }): ReactNode {
  if (isMemberPart(id)) {
    const Part = memberParts[id]
    return <Part />
  }
  return <EmptyMemberPage id={id} />
}

function PageWaiting(): ReactNode {
  return (
    <Waiting className="flex flex-col gap-4">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-72 w-full" />
    </Waiting>
  )
}

/** The member centre; `?page=` names one of its pages, so that each can be linked to. */
export default function MemberPage(): ReactNode {
  const { t } = useWords('pages')
  const { isLogin } = useMember()
  const isOn = useModules()
  const counts: Partial<Record<MemberPageId, number>> = {
    rewardCenter: useClaimable(),
    missionLeaderboard: useCollectable(),
    messageV2: useUnread(),
  }
  const [query] = useSearchParams()
  const asked = query.get('page') ?? undefined
  const selected = isMemberPage(asked) ? asked : undefined

  if (!isLogin) {
    return (
      <div className="content-width flex flex-col gap-6 py-6">
        <PageHead title={selected ? t(`shell.member.${selected}`) : t('shell.title.member')} />
        <GuestNotice asksAtOnce />
      </div>
    )
  }
  const pages = memberPages
    .filter(({ module }) => module === undefined || isOn(module))
    .map(({ id, Icon }) => ({
      id,
      Icon,
      label: t(`shell.member.${id}`),
      count: counts[id] ?? 0,
    }))
  const shown = pages.find(({ id }) => id === selected)?.id ?? 'securityCenter'
  return (
    <Centre label={t('shell.title.member')} base="/member" pages={pages} selected={selected}>
      <PageHead title={t(`shell.member.${shown}`)}>{t(`pages.${shown}.text`)}</PageHead>
      <Suspense key={shown} fallback={<PageWaiting />}>
        {isMoneyPage(shown) ? (
          <TrueAccountGate>
            <Content id={shown} />
          </TrueAccountGate>
        ) : (
          <Content id={shown} />
        )}
      </Suspense>
    </Centre>
  )
}
