import type { Spoken } from '@croupier/client/words/create-words.ts'
import type { StaffPermission } from '@croupier/api/staff/roles.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status, type Tone } from '@croupier/kit/components/badge.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { WordKey } from '@croupier/words/areas.ts'
import type { ReactNode } from 'react'
import { AccountLink } from '../frame/account-link.tsx'
import { operatorName } from './operator-name.ts'

/** What a cell may need besides its row. */
export interface Around extends Spoken {
  may: (permission: StaffPermission) => boolean
  /** Opens the row's panel; absent where this operator may not. */
  open: (() => void) | undefined
}

export interface ListColumn<Row> extends Pick<Column<Row>, 'id' | 'figures' | 'phone' | 'className'> {
  /** Absent above buttons. */
  head?: WordKey
  cell: (row: Row, around: Around) => ReactNode
  /** Who lacks it does not see the column. */
  permission?: StaffPermission
}

type Extra = Pick<ListColumn<never>, 'phone' | 'className'>

/** Longer than any code or name that is kept whole. */
const ENDLESS = /\S{40}/

/** The column a row is known by: pressed, it opens the row's panel. On a phone it is the card's first line. */
export function opener<Row>(
  id: string,
  head: WordKey,
  text: (row: Row, around: Around) => ReactNode,
  { beside, isCode = false }: { beside?: (row: Row, around: Around) => ReactNode; isCode?: boolean } = {},
): ListColumn<Row> {
  return {
    id,
    head,
    phone: 'title',
    cell: (row, around) => {
      const said = text(row, around)
      const name = <bdi dir={isCode ? 'ltr' : undefined}>{said}</bdi>
      // An endless word breaks wherever the other columns need the room; others break between words alone.
      const breaks = typeof said === 'string' && ENDLESS.test(said) ? 'min-w-40 wrap-anywhere' : 'wrap-break-word'
      const look = `max-w-72 sm:max-w-xl ${breaks} ${isCode ? 'font-mono text-sm' : 'text-start font-medium'}`
      const button = around.open ? (
        <button type="button" onClick={around.open} className={`${linkClasses.text} ${look}`}>
          {name}
        </button>
      ) : (
        name
      )
      if (!beside) return button
      return (
        <span className="flex flex-wrap items-center gap-2">
          {button}
          {beside(row, around)}
        </span>
      )
    },
  }
}

/** A text by its key. */
export function word<Row>(id: string, head: WordKey, of: (row: Row) => WordKey, extra?: Extra): ListColumn<Row> {
  return { id, head, ...extra, cell: (row, { t }) => t(of(row)) }
}

/** Where a record stands. */
export function status<Row>(
  id: string,
  head: WordKey,
  of: (row: Row) => readonly [tone: Tone, text: WordKey],
  extra?: Extra,
): ListColumn<Row> {
  return {
    id,
    head,
    ...extra,
    cell: (row, { t }) => {
      const [tone, text] = of(row)
      return <Status tone={tone}>{t(text)}</Status>
    },
  }
}

/** An instant. `none` is said where there is none. */
export function moment<Row>(
  id: string,
  head: WordKey,
  of: (row: Row) => number | null,
  { none = 'kit.none', ...extra }: Extra & { none?: WordKey } = {},
): ListColumn<Row> {
  return {
    id,
    head,
    ...extra,
    cell: (row, { t }) => {
      const at = of(row)
      return at === null ? (
        <span className="text-ink-faint">{t(none)}</span>
      ) : (
        <Time at={at} className="text-ink-soft" />
      )
    },
  }
}

/** Money, or points where there is no currency. Nothing is said to be none. `isWhat`: what the record is about. */
export function money<Row>(
  id: string,
  head: WordKey,
  of: (row: Row) => readonly [amount: string, currency?: string] | null,
  { isWhat = false, ...extra }: Extra & { isWhat?: boolean } = {},
): ListColumn<Row> {
  return {
    id,
    head,
    figures: true,
    ...extra,
    cell: (row, { t }) => {
      const given = of(row)
      if (given === null) return t('kit.none')
      return <Amount value={given[0]} currency={given[1]} className={isWhat ? 'font-medium' : undefined} />
    },
  }
}

/** A number. */
export function count<Row>(
  id: string,
  head: WordKey,
  of: (row: Row, around: Around) => number | string,
  extra?: Extra,
): ListColumn<Row> {
  return {
    id,
    head,
    figures: true,
    ...extra,
    cell: (row, around) => <span className="figures">{of(row, around)}</span>,
  }
}

/** A member, as the way to the member. */
export function account<Row>(id: string, head: WordKey, of: (row: Row) => string | null): ListColumn<Row> {
  return {
    id,
    head,
    cell: (row, { t }) => {
      const name = of(row)
      return name === null ? <span className="text-ink-faint">{t('kit.none')}</span> : <AccountLink account={name} />
    },
  }
}

/** Who of the house did it. */
export function operator<Row>(
  id: string,
  head: WordKey,
  of: (row: Row) => string | null,
  { none = 'kit.none', ...extra }: Extra & { none?: WordKey } = {},
): ListColumn<Row> {
  return {
    id,
    head,
    ...extra,
    cell: (row, { t }) => {
      const actor = of(row)
      return <bdi className="text-ink-soft">{actor === null ? t(none) : operatorName(actor)}</bdi>
    },
  }
}

/** What machines call it. */
export function code<Row>(id: string, head: WordKey, of: (row: Row) => string, extra?: Extra): ListColumn<Row> {
  return {
    id,
    head,
    ...extra,
    cell: (row) => (
      <code dir="ltr" className="font-mono text-xs text-ink-soft">
        {of(row)}
      </code>
    ),
  }
}

/** A name in whatever language it was written. */
export function name<Row>(id: string, head: WordKey, of: (row: Row) => string, extra?: Extra): ListColumn<Row> {
  return { id, head, ...extra, cell: (row) => <bdi>{of(row)}</bdi> }
}
