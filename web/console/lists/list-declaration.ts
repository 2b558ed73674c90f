import type { InputOf, OperationShape, OutputOf } from '@croupier/api/operation.ts'
import type { StaffPermission } from '@croupier/api/staff/roles.ts'
import type { WordKey } from '@croupier/words/areas.ts'
import type { ComponentType, ReactNode } from 'react'
import type { ListColumn } from './columns.tsx'
import type { Filter, Values, View } from './filters.ts'
import type { Text } from './text.ts'

/** An operation that answers rows, whole or page by page. */
export type Listing = OperationShape & { output: { _zod: { output: { list: readonly unknown[] } } } }

export type RowOf<Operation extends Listing> =
  OutputOf<Operation> extends { list: readonly (infer Row)[] } ? Row : never

/** What walks the pages and what `days` asks is no filter. */
type FilterName<Operation extends Listing> = Exclude<
  keyof InputOf<Operation> & string,
  'before' | 'after' | 'pageSize' | 'from' | 'until'
>

type Filters<Operation extends Listing> = {
  readonly [Name in FilterName<Operation>]?: Filter<InputOf<Operation>[Name]>
}

export interface PanelProps<Row> {
  /** The row's key; the panel is open while there is one. */
  id: string | undefined
  /** The row as the list has it: gone where a colleague dealt with it. */
  row: Row | undefined
  /** The row as the list had it last, for panels that stay open then. */
  seen: Row | undefined
  onClose: () => void
}

export interface DialogProps {
  open: boolean
  onClose: () => void
  /** Opens a row's panel, as of what was just made. */
  onOpen: (id: string) => void
}

/** What stands at the title's far end: a dialog, a way elsewhere, or anything. */
export type ListAction = { permission: StaffPermission } & (
  | { label: WordKey; Dialog: ComponentType<DialogProps>; icon?: ReactNode; isQuiet?: boolean }
  | { label: WordKey; to: string; isQuiet?: boolean }
  | { Part: ComponentType }
)

/** What a part of the page around the rows is told. */
export interface AroundRows<Operation extends Listing> {
  rows: RowOf<Operation>[] | undefined
  first: OutputOf<Operation> | undefined
  values: Values
  set: (changes: Values) => void
}

export interface Empty {
  scene: ReactNode
  title: Text
  text?: Text
}

/** A list as it is declared: whatever an operator sees and does with it follows. */
export interface ListDeclaration<Operation extends Listing> {
  /** Where the menu's own word is not its title. */
  title?: Text
  /** One sentence under the title. */
  text?: Text
  /** Which input takes a page's `next`; absent where the operation answers all there is. */
  cursor?: keyof InputOf<Operation> & ('before' | 'after')
  /** Asked again this often, in milliseconds: what colleagues work on too. */
  live?: number
  views?: {
    label: WordKey
    of: readonly (View & { input?: Partial<InputOf<Operation>> })[]
  }
  /** Their names stand in the address, and are inputs of the operation. */
  filters?: Filters<Operation>
  /** Two days, asked as `from` and `until`. */
  days?: 'from' | 'until' extends keyof InputOf<Operation> ? boolean : never
  columns: readonly ListColumn<RowOf<Operation>>[]
  rowKey: (row: RowOf<Operation>) => string
  /** What a row opens beside the list; `name` stands in the address. */
  panel?: {
    name: string
    Panel: ComponentType<PanelProps<RowOf<Operation>>>
    /** Where not everybody who sees the list may open its rows. */
    permission?: StaffPermission
  }
  /** The screen that a row leads to, where it has no panel. */
  to?: (row: RowOf<Operation>) => string
  actions?: readonly ListAction[]
  /** Saves the list as it is filtered. */
  exportBy?: OperationShape & { output: { _zod: { output: { address: string } } } }
  /** Absent where nothing was found because of the filters alone. */
  empty?: Empty | ((values: Values) => Empty)
  moreLabel?: WordKey
  BeforeFilters?: ComponentType
  BeforeRows?: ComponentType<AroundRows<Operation>>
  AfterRows?: ComponentType<AroundRows<Operation>>
}

/** A declared list with the operation it reads. */
export interface List<Operation extends Listing> extends ListDeclaration<Operation> {
  operation: Operation
}

/** A list whatever its rows are, for what only puts it somewhere. */
// biome-ignore lint/suspicious/noExplicitAny: its own operation is the only one its columns fit
export type AnyList = List<any>
