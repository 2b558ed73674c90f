import { useWords } from '@croupier/client/words/use-words.ts'
import { Card } from '@croupier/kit/components/card.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import type { MemberInfo } from '../../session/member.ts'
import { BirthdayRow } from './birthday-row.tsx'
import { IconRow } from './icon-row.tsx'
import { IpAddress } from './ip-address.tsx'
import { NicknameRow } from './nickname-row.tsx'

function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline py-3 last:border-0">
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="figures min-w-0 text-end wrap-anywhere" dir="auto">
        {children}
      </dd>
    </div>
  )
}

/** The member's own data; contact data is masked. */
export function ProfileCard({ info }: { info: MemberInfo }): ReactNode {
  const { t } = useWords('security', 'pages', 'fields')
  return (
    <Card title={t('security.profile.title')}>
      <IconRow info={info} />
      <NicknameRow nickname={info.nickname ?? ''} mayChange={info.isTrial === false} />
      {info.birthday !== undefined && !info.isTrial && info.cashierOf == null && (
        <BirthdayRow birthday={info.birthday} />
      )}
      <dl>
        <Fact label={t('fields.label.username')}>{info.account}</Fact>
        {info.mobile && <Fact label={t('fields.label.mobileNum')}>{info.mobile}</Fact>}
        {info.email && <Fact label={t('fields.label.email')}>{info.email}</Fact>}
        {info.regDate !== undefined && (
          <Fact label={t('pages.securityCenter.since')}>
            <Time at={info.regDate} />
          </Fact>
        )}
        {info.lastLogin && (
          <Fact label={t('pages.securityCenter.lastLogin')}>
            <Time at={info.lastLogin.at} />
            <IpAddress ip={info.lastLogin.ip} />
          </Fact>
        )}
      </dl>
    </Card>
  )
}
