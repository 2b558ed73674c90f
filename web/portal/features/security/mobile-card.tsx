import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import type { ReactNode } from 'react'
import { openDialog } from '../../app/dialogs.ts'
import type { MemberInfo } from '../../app/member.ts'
import { SecurityRow } from './security-row.tsx'

/** The number that codes go to, and whether it was shown to be the member's own. */
export function MobileCard({ info }: { info: MemberInfo }): ReactNode {
  const { t } = useWords('codes', 'fields')
  const { mobile = null, isMobileVerified = false } = info
  const state = isMobileVerified ? 'codes.bind.verified' : 'codes.bind.unverified'
  return (
    <Card title={t('codes.bind.title')}>
      <ul>
        <SecurityRow
          label={t('fields.label.mobileNum')}
          state={mobile === null ? t('codes.bind.none') : t(state, { number: `\u2066${mobile}\u2069` })}
          action={
            isMobileVerified ? (
              <Badge tone="jade">{t('codes.bind.badge.verified')}</Badge>
            ) : (
              <Button onClick={() => openDialog({ kind: 'bindMobile' })}>
                {t(mobile === null ? 'codes.bind.action.add' : 'codes.bind.action.verify')}
              </Button>
            )
          }
        />
      </ul>
    </Card>
  )
}
