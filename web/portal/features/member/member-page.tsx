import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { openDialog } from '../../app/dialogs.ts'
import { useMember } from '../../app/member.ts'
import { useModules } from '../../app/settings.ts'
import { Centre } from '../centre.tsx'
import { GuestNotice } from '../guest-notice.tsx'
import { PageHead } from '../page-head.tsx'
import { EmptyMemberPage } from './empty-member-page.tsx'
import { isMemberPage, isMoneyPage, type MemberPageId, memberPages } from './member-pages.ts'
import { SecurityCenter } from './security-center.tsx'
import { Wallet } from './wallet.tsx'

function content(id: MemberPageId): ReactNode {
  if (id === 'securityCenter') return <SecurityCenter />
  if (id === 'transferFund') return <Wallet />
  return <EmptyMemberPage id={id} />
}

/** The member centre; `?page=` names one of its pages, so that each can be linked to. */
export default function MemberPage(): ReactNode {
  const { t } = useWords('pages')
  const { isLogin, isTrial } = useMember()
  const isOn = useModules()
  const [query] = useSearchParams()
  const asked = query.get('page') ?? undefined
  const selected = isMemberPage(asked) ? asked : undefined

  if (!isLogin) {
    return (
      <div className="content-width flex flex-col gap-6 py-6">
        <PageHead title={selected ? t(`shell.member.${selected}`) : t('shell.title.member')} />
        <GuestNotice />
      </div>
    )
  }
  const pages = memberPages
    .filter(({ module }) => module === undefined || isOn(module))
    .map(({ id, Icon }) => ({ id, Icon, label: t(`shell.member.${id}`) }))
  const shown = pages.find(({ id }) => id === selected)?.id ?? 'securityCenter'
  return (
    <Centre label={t('shell.title.member')} base="/member" pages={pages} selected={selected}>
      <PageHead title={t(`shell.member.${shown}`)}>{t(`pages.${shown}.text`)}</PageHead>
      {isTrial && isMoneyPage(selected) ? (
        <EmptyState
          scene={<EmptyWalletScene />}
          title={t('shell.trial.title')}
          action={
            <Button variant="action" onClick={() => openDialog({ kind: 'register' })}>
              {t('shell.trial.action')}
            </Button>
          }
        >
          {t('shell.trial.text')}
        </EmptyState>
      ) : (
        content(shown)
      )}
    </Centre>
  )
}
