import { listStaff } from '@croupier/api/staff/list-staff.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { PlusIcon } from '@croupier/kit/icons/actions.tsx'
import type { ReactNode } from 'react'
import { useStaff } from '../frame/staff.tsx'
import { moment, name, opener, status, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { OperatorCreate } from './operator-create.tsx'
import { OperatorPanel } from './operator-panel.tsx'

function You({ id }: { id: string }): ReactNode {
  const { t } = useWords('console-staff')
  return id === useStaff().id && <Badge tone="brass">{t('console-staff.you')}</Badge>
}

/** Whoever is alone here is told that they need not be. */
function Alone({ rows }: { rows: readonly unknown[] | undefined }): ReactNode {
  const { t } = useWords('console-staff')
  if (rows?.length !== 1) return null
  return <EmptyState title={t('console-staff.empty.title')}>{t('console-staff.empty.text')}</EmptyState>
}

/** Who works here; a row opens what can be done about its operator. */
export const OperatorList = declareList(listStaff, {
  title: 'console-staff.title',
  text: 'console-staff.text',
  columns: [
    opener('account', 'console-staff.column.account', ({ account }) => account, {
      beside: ({ id }) => <You id={id} />,
    }),
    name('name', 'console-staff.column.displayName', ({ displayName }) => displayName),
    word('role', 'console-staff.column.role', ({ role }) => `console.role.${role}`),
    status('totp', 'console-staff.column.totp', ({ hasTotp }) =>
      hasTotp ? ['jade', 'console-staff.totp.on'] : ['brass', 'console-staff.totp.off'],
    ),
    status('status', 'console-staff.column.status', ({ isDisabled }) =>
      isDisabled ? ['vermilion', 'console-staff.status.disabled'] : ['jade', 'console-staff.status.enabled'],
    ),
    moment('created', 'console-staff.column.created', ({ createdAt }) => createdAt, { phone: 'hidden' }),
    moment('lastLogin', 'console-staff.column.lastLogin', ({ lastLoginAt }) => lastLoginAt, {
      none: 'console-staff.never',
    }),
  ],
  rowKey: ({ account }) => account,
  panel: { name: 'operator', Panel: ({ row, onClose }) => <OperatorPanel operator={row} onClose={onClose} /> },
  actions: [{ permission: 'staff.manage', label: 'console-staff.add', icon: <PlusIcon />, Dialog: OperatorCreate }],
  AfterRows: Alone,
})
