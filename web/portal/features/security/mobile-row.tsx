import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import type { ReactNode } from 'react'
import { openDialog } from '../../dialogs/open-dialog.ts'
import type { MemberInfo } from '../../session/member.ts'
import { SecurityRow } from './security-row.tsx'

function mobileState({ mobile, isMobileVerified }: MemberInfo) {
  if (!mobile) return 'codes.bind.none' as const
  return isMobileVerified ? ('codes.bind.verified' as const) : ('codes.bind.unverified' as const)
}

/** The number that codes go to, and whether it was shown to be the member's own. */
export function MobileRow({ info }: { info: MemberInfo }): ReactNode {
  const { t } = useWords('codes', 'fields')
  return (
    <SecurityRow
      label={t('fields.label.mobileNum')}
      state={<Words k={mobileState(info)} values={{ number: <bdi dir="ltr">{info.mobile}</bdi> }} />}
      action={
        info.isMobileVerified ? undefined : (
          <Button onClick={() => openDialog({ kind: 'bindMobile' })}>
            {t(info.mobile ? 'codes.bind.action.verify' : 'codes.bind.action.add')}
          </Button>
        )
      }
    />
  )
}
