import { freezeMember } from '@croupier/api/identity/freeze-member.ts'
import { unfreezeMember } from '@croupier/api/identity/unfreeze-member.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import type { showMember } from '@croupier/api/wallet/show-member.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { DepositIcon } from '@croupier/kit/icons/money.tsx'
import { LockIcon } from '@croupier/kit/icons/signs.tsx'
import { type ReactNode, useState } from 'react'
import { useMay } from '../app/staff.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

/** What this operator may do to this member. */
export function MemberActions({ member }: { member: OutputOf<typeof showMember> }): ReactNode {
  const { t } = useWords('console-members')
  const may = useMay()
  const [open, setOpen] = useState<'credit' | 'freeze'>()
  const close = () => setOpen(undefined)
  const isFrozen = member.state === 'frozen'
  const mayCredit = may('ledger.adjust') && member.purses.some(({ purse }) => purse === 'main')
  const mayFreeze = may('members.manage') && member.state !== 'closed'

  return (
    <>
      {mayFreeze && (
        <Button icon={<LockIcon />} onClick={() => setOpen('freeze')}>
          {isFrozen ? t('console-members.action.unfreeze') : t('console-members.action.freeze')}
        </Button>
      )}
      {mayCredit && (
        <Button variant="action" icon={<DepositIcon />} onClick={() => setOpen('credit')}>
          {t('console-members.credit.title')}
        </Button>
      )}
      {mayFreeze && (
        <ReasonDialog
          // A member who has changed is another question.
          key={member.state}
          open={open === 'freeze'}
          onClose={close}
          operation={isFrozen ? unfreezeMember : freezeMember}
          account={member.account}
          title={t(isFrozen ? 'console-members.action.unfreeze.title' : 'console-members.action.freeze.title', {
            account: member.account,
          })}
          text={isFrozen ? t('console-members.action.unfreeze.text') : t('console-members.action.freeze.text')}
          action={isFrozen ? t('console-members.action.unfreeze') : t('console-members.action.freeze')}
          danger={!isFrozen}
        />
      )}
      {mayCredit && <CreditDialog open={open === 'credit'} onClose={close} member={member} />}
    </>
  )
}
