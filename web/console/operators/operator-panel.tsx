import type { OperationShape } from '@croupier/api/operation.ts'
import { disableStaff } from '@croupier/api/staff/disable-staff.ts'
import { enableStaff } from '@croupier/api/staff/enable-staff.ts'
import { listStaff } from '@croupier/api/staff/list-staff.ts'
import { resetStaffPassword } from '@croupier/api/staff/reset-staff-password.ts'
import { resetStaffTotp } from '@croupier/api/staff/reset-staff-totp.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useMay, useStaff } from '../frame/staff.tsx'
import { Problem } from '../lists/problem.tsx'
import { FirstPassword } from '../lists/first-password.tsx'
import type { Operator } from './operator.ts'
import { RoleForm } from './role-form.tsx'

/** One operator: their role, and what an administrator may do to their access. */
export function OperatorPanel({
  operator,
  onClose,
}: {
  operator: Operator | undefined
  onClose: () => void
}): ReactNode {
  const { t } = useWords('console-staff')
  const may = useMay()
  const { id } = useStaff()
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(operator)
  if (operator && operator !== shown) setShown(operator)
  return (
    <SidePanel open={operator !== undefined} onClose={onClose} title={shown?.displayName ?? ''}>
      {shown && (
        <div key={shown.id} className="flex flex-col gap-6">
          <p className="text-ink-soft">
            <bdi dir="ltr">{shown.account}</bdi> · {t(`console.role.${shown.role}`)}
          </p>
          {may('audit.read') && (
            <Link to={`/audit?actor=staff:${shown.account}`} className={`${linkClasses.text} self-start text-sm`}>
              {t('console-staff.trail')}
            </Link>
          )}
          {shown.id === id && <p className="text-sm text-ink-faint">{t('refusals.staff.not.oneself')}</p>}
          {may('staff.manage') && shown.id !== id && <Access operator={shown} />}
        </div>
      )}
    </SidePanel>
  )
}

type Question = 'switch' | 'password' | 'totp'

function Access({ operator }: { operator: Operator }): ReactNode {
  const { t } = useWords('console-staff')
  const [asked, setAsked] = useState<Question>()
  const [problem, setProblem] = useState<unknown>()
  const refreshes: { refreshes: readonly OperationShape[] } = { refreshes: [listStaff] }
  const disable = useCall(disableStaff, refreshes)
  const enable = useCall(enableStaff, refreshes)
  const resetTotp = useCall(resetStaffTotp, refreshes)
  const resetPassword = useCall(resetStaffPassword, refreshes)
  const { id, displayName: name, isDisabled } = operator
  const busy = disable.isPending || enable.isPending || resetTotp.isPending || resetPassword.isPending

  async function run(work: () => Promise<unknown>): Promise<void> {
    setProblem(undefined)
    try {
      await work()
      showToast({ tone: 'good', text: t('kit.saved') })
    } catch (error) {
      setProblem(error)
    }
    setAsked(undefined)
  }

  return (
    <>
      <RoleForm key={operator.role} operator={operator} />
      <div className="flex flex-col gap-3 border-t border-hairline pt-5">
        <Button onClick={() => setAsked('password')}>{t('console-staff.resetPassword')}</Button>
        {operator.hasTotp && <Button onClick={() => setAsked('totp')}>{t('console-staff.resetTotp')}</Button>}
        <Button variant={isDisabled ? 'quiet' : 'danger'} onClick={() => setAsked('switch')}>
          {isDisabled ? t('console-staff.enable') : t('console-staff.disable')}
        </Button>
        <Problem of={problem} />
        {resetPassword.data && (
          <FirstPassword text={t('console-staff.resetPassword.done')} password={resetPassword.data.password} />
        )}
      </div>
      <ConfirmDialog
        open={asked === 'switch'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void run(() => (isDisabled ? enable : disable).mutateAsync({ id }))}
        title={isDisabled ? t('console-staff.enable.title', { name }) : t('console-staff.disable.title', { name })}
        confirm={isDisabled ? t('console-staff.enable') : t('console-staff.disable')}
        danger={!isDisabled}
        busy={busy}
      >
        {isDisabled ? t('console-staff.enable.text') : t('console-staff.disable.text')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'totp'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void run(() => resetTotp.mutateAsync({ id }))}
        title={t('console-staff.resetTotp')}
        confirm={t('console-staff.resetTotp')}
        danger
        busy={busy}
      >
        {t('console-staff.resetTotp.text', { name })}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'password'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void run(() => resetPassword.mutateAsync({ id }))}
        title={t('console-staff.resetPassword')}
        confirm={t('console-staff.resetPassword')}
        danger
        busy={busy}
      >
        {t('console-staff.resetPassword.text', { name })}
      </ConfirmDialog>
    </>
  )
}
