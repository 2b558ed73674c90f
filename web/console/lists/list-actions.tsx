import type { OperationShape } from '@croupier/api/operation.ts'
import type { StaffPermission } from '@croupier/api/staff/roles.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../frame/staff.tsx'
import type { AnyList, ListAction } from './list-declaration.ts'
import { ExportButton } from './export-button.tsx'
import { SaveListButton } from './save-list-button.tsx'
import { filterNames, inputOf, isFiltered } from './filters.ts'
import { useFilterPeriod } from './use-filter-period.ts'
import { useFilters } from './use-filters.ts'

/** What this operator may do with a declared list as a whole. */
export function ListActions({ list, besides = [] }: { list: AnyList; besides?: readonly ListAction[] }): ReactNode {
  const may = useMay()
  const actions = [...(list.actions ?? []), ...besides].filter(({ permission }) => may(permission))
  const mayExport = may((list.exportBy ?? list.operation).permission as StaffPermission)
  return (
    <>
      {mayExport && <Export list={list} />}
      {actions.map((action, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a declaration's actions keep their places
        <Action key={place} action={action} panelName={list.panel?.name ?? ''} />
      ))}
    </>
  )
}

/** The names of what an operation takes. */
function namesOf({ input }: OperationShape): string[] {
  const { shape } = (input as unknown as { _zod: { def: { shape?: object } } })._zod.def
  return Object.keys(shape ?? {})
}

function Export({ list }: { list: AnyList }): ReactNode {
  const { values } = useFilters(...filterNames(list))
  const period = useFilterPeriod(values.from, values.to)
  const operation = list.exportBy ?? list.operation
  const asked: Record<string, unknown> = { ...inputOf(list, values), ...(isFiltered(list, values) ? period : {}) }
  const known = namesOf(operation)
  const input = Object.fromEntries(Object.entries(asked).filter(([name]) => known.includes(name)))
  if (list.exportBy) return <ExportButton operation={list.exportBy} input={input} />
  return <SaveListButton operation={list.operation} input={input} />
}

function Action({ action, panelName }: { action: ListAction; panelName: string }): ReactNode {
  const { t } = useWords()
  const { set } = useFilters(panelName)
  const [isOpen, setOpen] = useState(false)
  if ('Part' in action) return <action.Part />
  if ('to' in action) {
    return (
      <Link to={action.to} className={action.isQuiet ? buttonClasses('quiet') : buttonClasses('action')}>
        {t(action.label)}
      </Link>
    )
  }
  return (
    <>
      <Button variant={action.isQuiet ? 'quiet' : 'action'} icon={action.icon} onClick={() => setOpen(true)}>
        {t(action.label)}
      </Button>
      <action.Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onOpen={(id) => {
          setOpen(false)
          set({ [panelName]: id })
        }}
      />
    </>
  )
}
