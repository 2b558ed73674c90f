import { changeStaffRole } from '@croupier/api/staff/change-staff-role.ts'
import { listStaff } from '@croupier/api/staff/list-staff.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { Problem } from '../lists/problem.tsx'
import type { Operator } from './operator.ts'
import { RoleChoice } from './role-choice.tsx'

export function RoleForm({ operator }: { operator: Operator }): ReactNode {
  const { t } = useWords('console-staff')
  const change = useCall(changeStaffRole, { refreshes: [listStaff] })
  const form = useForm(changeStaffRole.input, {
    extra: () => ({ id: operator.id }),
    onSubmit: async (input) => {
      await change.mutateAsync(input)
      showToast({ tone: 'good', text: t('kit.saved') })
    },
  })
  return (
    <Form form={form}>
      <RoleChoice defaultRole={operator.role} />
      <p className="text-sm text-ink-faint">{t('console-staff.role.change.text', { name: operator.displayName })}</p>
      <Problem of={form.problem} />
      <Button type="submit" loading={form.submitting}>
        {t('console-staff.role.change')}
      </Button>
    </Form>
  )
}
