import { useWords } from '@croupier/client/words/use-words.ts'
import { Card } from '@croupier/kit/components/card.tsx'
import { SkeletonText, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { formatTime } from '@croupier/client/words/figures.ts'
import type { ReactNode } from 'react'
import { useMember } from '../../app/member.ts'
import { useSettings } from '../../app/settings.ts'
import { SecurityOfMoney } from './security-of-money.tsx'

function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline py-3 last:border-0">
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="figures min-w-0 text-end break-words" dir="auto">
        {children}
      </dd>
    </div>
  )
}

/** What the house knows of the account. */
export function SecurityCenter(): ReactNode {
  const { t } = useWords('pages', 'fields')
  const { info } = useMember()
  const timeZone = useSettings()?.brand.timeZone
  if (!info || timeZone === undefined) {
    return (
      <Waiting>
        <SkeletonText lines={6} />
      </Waiting>
    )
  }
  const time = (at: number) => <bdi dir="ltr">{formatTime(at, timeZone)}</bdi>
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <dl>
          <Fact label={t('fields.label.username')}>{info.account}</Fact>
          <Fact label={t('fields.label.nickname')}>{info.nickname}</Fact>
          {info.mobile && <Fact label={t('fields.label.mobileNum')}>{info.mobile}</Fact>}
          {info.email && <Fact label={t('fields.label.email')}>{info.email}</Fact>}
          {info.regDate !== undefined && <Fact label={t('pages.securityCenter.since')}>{time(info.regDate)}</Fact>}
          {info.lastLogin && (
            <Fact label={t('pages.securityCenter.lastLogin')}>
              {time(info.lastLogin.at)}
              {info.lastLogin.ip !== null && (
                <bdi dir="ltr" className="ms-3 text-ink-faint">
                  {info.lastLogin.ip}
                </bdi>
              )}
            </Fact>
          )}
        </dl>
      </Card>
      {!info.isTrial && <SecurityOfMoney />}
    </div>
  )
}
