import { showStaffSession } from '@croupier/api/staff/show-staff-session.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge, Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Page } from '../frame/page.tsx'
import { useStaff } from '../frame/staff.tsx'
import { PasswordForm } from './password-form.tsx'
import { TotpEnrolment } from './totp-enrolment.tsx'

/** Fewer recovery codes than this, and it is time for new ones. */
const FEW_CODES = 3

/** One's own account: who one is here, password, second step. */
export function OwnAccount(): ReactNode {
  const { t } = useWords('console-staff')
  const session = useStaff()
  const cache = useQueryClient()
  const [enrolling, setEnrolling] = useState(false)

  async function enrolled(): Promise<void> {
    setEnrolling(false)
    await cache.invalidateQueries({ queryKey: [showStaffSession.name] })
  }

  return (
    <Page title={t('console.account.menu')}>
      <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
        <Card title={session.displayName} aside={<Badge tone="brass">{t(`console.role.${session.role}`)}</Badge>}>
          <dl className="flex flex-col divide-y divide-hairline text-sm">
            <Fact label={t('console-staff.column.account')}>
              <bdi dir="ltr">{session.account}</bdi>
            </Fact>
            <Fact label={t('console-staff.session.previous')}>
              {session.previousLogin === null ? (
                t('console-staff.never')
              ) : (
                <>
                  <Time at={session.previousLogin.at} /> <bdi className="figures">{session.previousLogin.ip}</bdi>
                </>
              )}
            </Fact>
            <Fact label={t('console-staff.session.expires')}>
              <Time at={session.expiresAt} />
            </Fact>
            <Fact label={t('console-staff.session.idle')}>
              {t('console-staff.session.minutes', { minutes: session.idleMinutes })}
            </Fact>
          </dl>
        </Card>
        <Card title={t('console.account.totp')}>
          <div className="flex flex-col items-start gap-4">
            <Status tone={session.hasTotp ? 'jade' : 'brass'}>
              {session.hasTotp ? t('console-staff.totp.on') : t('console-staff.totp.off')}
            </Status>
            {session.hasTotp && (
              <Notice tone={session.recoveryCodesLeft < FEW_CODES ? 'bad' : 'plain'} className="self-stretch">
                {t('console-staff.totp.recovery.left', { count: session.recoveryCodesLeft })}
              </Notice>
            )}
            <Button onClick={() => setEnrolling(true)}>
              {session.hasTotp ? t('console-staff.totp.again') : t('console.due.totp.title')}
            </Button>
          </div>
        </Card>
        <Card title={t('console-staff.password.title')}>
          <PasswordForm
            account={session.account}
            onChanged={() => showToast({ tone: 'good', text: t('console-staff.password.done') })}
          />
        </Card>
      </div>
      <Dialog open={enrolling} onClose={() => setEnrolling(false)} title={t('console.due.totp.title')}>
        <TotpEnrolment onDone={enrolled} />
      </Dialog>
    </Page>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-ink-faint">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}
