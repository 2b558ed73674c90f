import type { OutputOf } from '@croupier/api/operation.ts'
import { listStaff } from '@croupier/api/staff/list-staff.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge, Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import { PlusIcon } from '@croupier/kit/icons/actions.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Page } from '../app/page.tsx'
import { useMay, useStaff } from '../app/staff.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { MoreRows } from '../lists/more-rows.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { OperatorCreate } from './operator-create.tsx'
import { OperatorPanel } from './operator-panel.tsx'

export type Operator = OutputOf<typeof listStaff>['list'][number]

/** Who works here; a row opens what can be done about its operator. */
export function OperatorList(): ReactNode {
  const { t } = useWords('console-staff')
  const may = useMay()
  const me = useStaff()
  const { data, error, refetch, isFetching } = useOperation(listStaff)
  const { values, set } = useFilters('operator')
  const [creating, setCreating] = useState(false)
  const rows = data?.list
  const opened = rows?.find((operator) => operator.account === values.operator)
  const bodyRef = useRowKeys((place) => set({ operator: rows?.[place]?.account ?? '' }))

  const columns: Column<Operator>[] = [
    {
      id: 'account',
      head: t('console-staff.column.account'),
      phone: 'title',
      cell: (operator) => (
        <span className="flex flex-wrap items-center gap-2">
          <Link to={`?operator=${operator.account}`} preventScrollReset className={`${linkClasses.text} font-medium`}>
            <bdi dir="ltr">{operator.account}</bdi>
          </Link>
          {operator.id === me.id && <Badge tone="brass">{t('console-staff.you')}</Badge>}
        </span>
      ),
    },
    { id: 'name', head: t('console-staff.column.displayName'), cell: (operator) => <bdi>{operator.displayName}</bdi> },
    { id: 'role', head: t('console-staff.column.role'), cell: (operator) => t(`console.role.${operator.role}`) },
    {
      id: 'totp',
      head: t('console-staff.column.totp'),
      cell: (operator) => (
        <Status tone={operator.hasTotp ? 'jade' : 'brass'}>
          {operator.hasTotp ? t('console-staff.totp.on') : t('console-staff.totp.off')}
        </Status>
      ),
    },
    {
      id: 'status',
      head: t('console-staff.column.status'),
      cell: (operator) => (
        <Status tone={operator.isDisabled ? 'vermilion' : 'jade'}>
          {operator.isDisabled ? t('console-staff.status.disabled') : t('console-staff.status.enabled')}
        </Status>
      ),
    },
    {
      id: 'created',
      head: t('console-staff.column.created'),
      phone: 'hidden',
      cell: (operator) => <Time at={operator.createdAt} className="text-ink-soft" />,
    },
    {
      id: 'lastLogin',
      head: t('console-staff.column.lastLogin'),
      cell: (operator) =>
        operator.lastLoginAt === null ? (
          <span className="text-ink-faint">{t('console-staff.never')}</span>
        ) : (
          <Time at={operator.lastLoginAt} className="text-ink-soft" />
        ),
    },
  ]

  return (
    <Page
      title={t('console-staff.title')}
      text={t('console-staff.text')}
      actions={
        may('staff.manage') && (
          <Button variant="action" icon={<PlusIcon />} onClick={() => setCreating(true)}>
            {t('console-staff.add')}
          </Button>
        )
      }
    >
      {error && !rows ? (
        <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <>
          <Table
            dense
            caption={t('console-staff.title')}
            columns={columns}
            rows={rows}
            rowKey={(operator) => operator.id}
            bodyRef={bodyRef}
            onOpen={(operator) => set({ operator: operator.account })}
            empty={null}
          />
          {rows && <MoreRows count={rows.length} onMore={undefined} loading={false} />}
          {rows?.length === 1 && (
            <EmptyState title={t('console-staff.empty.title')}>{t('console-staff.empty.text')}</EmptyState>
          )}
        </>
      )}
      <OperatorPanel operator={opened} onClose={() => set({ operator: '' })} />
      {may('staff.manage') && <OperatorCreate open={creating} onClose={() => setCreating(false)} />}
    </Page>
  )
}
