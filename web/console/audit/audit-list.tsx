import { listAudit } from '@croupier/api/staff/list-audit.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import type { ReactNode } from 'react'
import { moment, opener, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { own, search } from '../lists/filters.ts'
import { ActionFilter } from './action-filter.tsx'
import { AuditCheck } from './audit-check.tsx'
import { AuditLine } from './audit-line.tsx'
import { useActionText, useActorText } from './audit-words.ts'

function Action({ name }: { name: string }): ReactNode {
  return useActionText()(name)
}

function Actor({ name }: { name: string }): ReactNode {
  return <bdi>{useActorText()(name)}</bdi>
}

/** Who did what, when, from where; and the proof that nobody rewrote it. */
export const AuditList = declareList(listAudit, {
  title: 'console-audit.title',
  text: 'console-audit.text',
  cursor: 'before',
  filters: { actor: search('console-audit.filter.actor.hint'), action: own(ActionFilter) },
  days: true,
  columns: [
    {
      id: 'seq',
      head: 'console-audit.column.seq',
      phone: 'hidden',
      cell: ({ seq }) => <span className="figures text-ink-faint">{seq}</span>,
    },
    opener('action', 'console-audit.column.action', ({ action }) => <Action name={action} />),
    moment('at', 'console-audit.column.at', ({ at }) => at),
    { id: 'actor', head: 'console-audit.column.actor', cell: ({ actor }) => <Actor name={actor} /> },
    status('outcome', 'console-audit.column.outcome', ({ outcome }) => [
      outcome === 'done' ? 'jade' : 'vermilion',
      `console-audit.outcome.${outcome}`,
    ]),
    {
      id: 'ip',
      head: 'console-audit.column.ip',
      cell: ({ ip }, { t }) => <bdi className="figures text-ink-soft">{ip ?? t('kit.none')}</bdi>,
    },
  ],
  rowKey: ({ seq }) => seq,
  panel: { name: 'line', Panel: ({ seen, onClose }) => <AuditLine line={seen} onClose={onClose} /> },
  actions: [{ permission: 'audit.check', Part: AuditCheck }],
  moreLabel: 'console-audit.older',
  empty: {
    scene: <NothingFoundScene />,
    title: 'console-audit.empty.title',
    text: 'console-audit.empty.text',
  },
})
