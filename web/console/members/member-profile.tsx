import type { OutputOf } from '@croupier/api/operation.ts'
import type { showMember } from '@croupier/api/wallet/purses/show-member.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Avatar } from '@croupier/kit/components/avatar.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Time } from '@croupier/kit/components/time.tsx'
import { isLanguage, languageFacts } from '@croupier/words/languages.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { memberPath } from '../frame/member-path.ts'
import { useMay } from '../frame/staff.tsx'
import { RegistrationDialog } from './registration-dialog.tsx'

function languageName(code: string): string {
  return isLanguage(code) ? languageFacts(code).ownName : code
}

/** Who the member is, as far as staff may know: contact data arrives masked. */
export function MemberProfile({ member }: { member: OutputOf<typeof showMember> }): ReactNode {
  const { t } = useWords('console-members')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const given = (value: string | null): ReactNode =>
    value === null || value === '' ? (
      <span className="text-ink-faint">{t('console-members.detail.none')}</span>
    ) : (
      <bdi className="wrap-anywhere">{value}</bdi>
    )
  const facts: [string, ReactNode][] = [
    [
      t('console-members.column.id'),
      <span key="id" className="inline-flex items-center gap-1">
        <bdi className="figures">{member.id}</bdi>
        <CopyButton text={member.id} />
      </span>,
    ],
    [
      t('console-members.column.agent'),
      member.upline === null ? (
        given(null)
      ) : (
        <Link key="agent" to={memberPath(member.upline)} className={linkClasses.text}>
          <bdi>{member.upline}</bdi>
        </Link>
      ),
    ],
    [t('console-members.column.payeeName'), given(member.payeeName)],
    [t('console-members.column.mobile'), given(member.mobile)],
    [t('console-members.column.email'), given(member.email)],
    [t('console-members.column.currency'), `${member.currency} (${member.currencySymbol})`],
    [t('console-members.column.language'), given(member.language === null ? null : languageName(member.language))],
    [t('console-members.column.registered'), <Time key="registered" at={member.createdAt} />],
    [t('console-members.column.registerIp'), given(member.registerIp)],
    [
      t('console-members.column.lastLogin'),
      member.lastLogin === null ? t('console-members.never') : <Time key="login" at={member.lastLogin.at} />,
    ],
    [t('console-members.column.lastIp'), given(member.lastLogin?.ip ?? null)],
  ]
  return (
    <Card
      title={t('console-members.detail.profile')}
      aside={
        <span className="flex items-center gap-3">
          {may('members.manage') && (
            <Button size="small" onClick={() => setOpen(true)}>
              {t('console-members.registration.open')}
            </Button>
          )}
          <Avatar seed={member.account} />
        </span>
      }
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3 xl:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0 text-sm">
            <dt className="text-xs text-ink-faint">{label}</dt>
            <dd className="flex min-h-7 items-center">{value}</dd>
          </div>
        ))}
      </dl>
      <RegistrationDialog open={isOpen} onClose={() => setOpen(false)} account={member.account} />
    </Card>
  )
}
