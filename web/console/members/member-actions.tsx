import { releaseContact } from '@croupier/api/identity/contacts/release-contact.ts'
import { clearPaymentPassword } from '@croupier/api/identity/passwords/clear-payment-password.ts'
import { kickMember } from '@croupier/api/identity/sessions/kick-member.ts'
import { freezeMember } from '@croupier/api/identity/members/freeze-member.ts'
import { resetAuthenticator } from '@croupier/api/identity/authenticator/reset-authenticator.ts'
import { unfreezeMember } from '@croupier/api/identity/members/unfreeze-member.ts'
import { TRIAL_TYPE } from '@croupier/api/identity/limits.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import type { showMember } from '@croupier/api/wallet/purses/show-member.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { DepositIcon } from '@croupier/kit/icons/money.tsx'
import { LockIcon } from '@croupier/kit/icons/signs.tsx'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { CorrectPointsDialog } from '../points/correct-dialog.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { DebitDialog } from './debit-dialog.tsx'
import { RecallDialog } from './recall-dialog.tsx'
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog.tsx'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'

interface MemberAction extends Pick<ReasonDialogProps, 'operation' | 'also' | 'danger'> {
  name:
    | 'freeze'
    | 'unfreeze'
    | 'kick'
    | 'resetAuthenticator'
    | 'clearPaymentPassword'
    | 'releaseMobile'
    | 'releaseEmail'
  icon?: ReactNode
}

/** What can be done to a member that asks for nothing but a reason. */
function actionsOn(member: OutputOf<typeof showMember>): MemberAction[] {
  // What a closed account has verified is nobody else's until it is taken off.
  const release = (name: 'releaseMobile' | 'releaseEmail', contact: 'mobile' | 'email'): MemberAction[] =>
    member[contact] === null ? [] : [{ name, operation: releaseContact, also: { contact }, danger: true }]
  const contacts = [...release('releaseMobile', 'mobile'), ...release('releaseEmail', 'email')]
  if (member.state === 'closed') return contacts
  const actions: MemberAction[] = [
    member.state === 'frozen'
      ? { name: 'unfreeze', operation: unfreezeMember, danger: false, icon: <LockIcon /> }
      : { name: 'freeze', operation: freezeMember, danger: true, icon: <LockIcon /> },
    { name: 'kick', operation: kickMember, danger: true },
  ]
  if (member.hasAuthenticator) {
    actions.push({ name: 'resetAuthenticator', operation: resetAuthenticator, danger: true })
  }
  if (member.hasPaymentPassword) {
    actions.push({ name: 'clearPaymentPassword', operation: clearPaymentPassword, danger: true })
  }
  return [...actions, ...contacts]
}

/** What this operator may do to this member. */
export function MemberActions({ member }: { member: OutputOf<typeof showMember> }): ReactNode {
  const { t } = useWords('console-members')
  const may = useMay()
  const [open, setOpen] = useState<'credit' | 'debit' | 'recall' | 'points' | 'password' | MemberAction['name']>()
  const close = () => setOpen(undefined)
  const mayCredit = may('ledger.adjust') && member.purses.some(({ purse }) => purse === 'main')
  const mayCorrect = may('ledger.adjust') && member.purses.some(({ purse }) => purse === 'points')
  const mayRecall = may('withdrawals.work') && member.purses.some(({ purse }) => purse === 'main')
  const actions = may('members.manage') ? actionsOn(member) : []
  const mayReset = may('members.manage') && member.state !== 'closed' && member.type !== TRIAL_TYPE

  return (
    <>
      {actions.map(({ name, icon }) => (
        <Button key={name} icon={icon} onClick={() => setOpen(name)}>
          {t(`console-members.action.${name}`)}
        </Button>
      ))}
      {mayReset && <Button onClick={() => setOpen('password')}>{t('console-members.action.resetPassword')}</Button>}
      {mayRecall && <Button onClick={() => setOpen('recall')}>{t('console-members.action.recall')}</Button>}
      {mayCorrect && <Button onClick={() => setOpen('points')}>{t('console-members.action.correctPoints')}</Button>}
      {mayCredit && <Button onClick={() => setOpen('debit')}>{t('console-members.debit.title')}</Button>}
      {mayCredit && (
        <Button variant="action" icon={<DepositIcon />} onClick={() => setOpen('credit')}>
          {t('console-members.credit.title')}
        </Button>
      )}
      {actions.map(({ name, operation, also, danger }) => (
        <ReasonDialog
          key={name}
          open={open === name}
          onClose={close}
          operation={operation}
          account={member.account}
          also={also}
          title={t(`console-members.action.${name}.title`, { account: member.account })}
          text={t(`console-members.action.${name}.text`)}
          action={t(`console-members.action.${name}`)}
          danger={danger}
          done={
            name === 'kick'
              ? (answer) =>
                  t('console-members.action.kick.done', { count: 'ended' in answer ? Number(answer.ended) : 0 })
              : undefined
          }
        />
      ))}
      {mayReset && <ResetPasswordDialog open={open === 'password'} onClose={close} account={member.account} />}
      {mayRecall && <RecallDialog open={open === 'recall'} onClose={close} member={member} />}
      {mayCorrect && <CorrectPointsDialog open={open === 'points'} onClose={close} account={member.account} />}
      {mayCredit && (
        <DebitDialog open={open === 'debit'} onClose={close} account={member.account} currency={member.currency} />
      )}
      {mayCredit && <CreditDialog open={open === 'credit'} onClose={close} member={member} />}
    </>
  )
}
