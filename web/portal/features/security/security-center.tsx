import { showSecurityConfig } from '@croupier/api/wallet/purses/show-security-config.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { SkeletonText, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { useMember } from '../../session/member.ts'
import { AuthenticatorCard } from './authenticator-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { LoginsCard } from './logins-card.tsx'
import { MoneyCard } from './money-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PrivacyCard } from './privacy-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SocialCard } from './social-card.tsx'
import { TimeCard } from './time-card.tsx'
import { VerificationCard } from './verification-card.tsx'

/** What the house knows of the account, and all that protects it: one card a subject. A trial account protects nothing. */
export default function SecurityCenter(): ReactNode {
  const { info, isTrial } = useMember()
  const security = useOperation(showSecurityConfig, {}, { enabled: info !== undefined && !isTrial }).data
  if (!info) {
    return (
      <Waiting>
        <SkeletonText lines={6} />
      </Waiting>
    )
  }
  if (isTrial) return <ProfileCard info={info} />
  return (
    <div className="flex flex-col gap-4">
      <ProfileCard info={info} />
      <VerificationCard />
      <PasswordCard info={info} />
      <PasskeysCard />
      <AuthenticatorCard security={security} />
      <SocialCard security={security} />
      <MoneyCard security={security} />
      <SessionsCard />
      <DevicesCard />
      <LoginsCard />
      <TimeCard />
      <PrivacyCard info={info} />
    </div>
  )
}
