import type { StaffPermission } from '@croupier/api/staff/roles.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { ReactNode } from 'react'
import { useMay, useStaff } from '../frame/staff.tsx'

/** A screen for those who may see it; the others are told who can help. */
export function Guarded({ permission, children }: { permission: StaffPermission; children: ReactNode }): ReactNode {
  const { t } = useWords()
  const may = useMay()
  const { role } = useStaff()
  if (may(permission)) return children
  return (
    <EmptyState title={t('console.forbidden.title')}>
      {t('console.forbidden.text', { role: t(`console.role.${role}`) })}
    </EmptyState>
  )
}
