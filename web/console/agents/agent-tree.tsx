import { listTeam } from '@croupier/api/agents/teams/staff-teams.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { type ReactNode, useState } from 'react'
import { AccountLink } from '../frame/account-link.tsx'
import { useMay } from '../frame/staff.tsx'
import { moment } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { search } from '../lists/filters.ts'
import type { AroundRows } from '../lists/list-declaration.ts'
import { useFilters } from '../lists/use-filters.ts'
import { AgentDialog } from './agent-dialog.tsx'
import { AskList } from './ask-list.tsx'
import { ContractList } from './contract-list.tsx'
import { MoveDialog } from './move-dialog.tsx'

type Around = AroundRows<typeof listTeam>

/** How many stand right below an account, as the way down to them. */
function Directs({ account, directs }: { account: string; directs: number }): ReactNode {
  const { t } = useWords('console-agents')
  const { set } = useFilters('under')
  if (directs === 0) return '0'
  return (
    <button
      type="button"
      className={linkClasses.text}
      aria-label={t('console-agents.drill', { account })}
      onClick={() => set({ under: account })}
    >
      {directs}
    </button>
  )
}

function Move({ account }: { account: string }): ReactNode {
  const { t } = useWords('console-agents')
  const [isMoving, setMoving] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setMoving(true)}>
        {t('console-agents.move')}
      </Button>
      <MoveDialog account={isMoving ? account : undefined} onClose={() => setMoving(false)} />
    </>
  )
}

/** From the top of the tree down to whom one looks at. */
function TreePath({ first, set }: Around): ReactNode {
  const { t } = useWords('console-agents')
  return (
    <nav aria-label={t('console-agents.path')} className="mb-3 flex flex-wrap gap-x-2 text-sm">
      {first?.path.map((account, place) => (
        <span key={account} className="flex gap-2">
          {place > 0 && <span aria-hidden="true">/</span>}
          <button type="button" className={linkClasses.text} onClick={() => set({ under: place === 0 ? '' : account })}>
            {place === 0 ? t('console-agents.house') : <bdi>{account}</bdi>}
          </button>
        </span>
      ))}
    </nav>
  )
}

function Contracts({ values }: Around): ReactNode {
  return (
    useMay()('contracts.read') && (
      <>
        <ContractList account={values['under']} />
        <AskList account={values['under']} />
      </>
    )
  )
}

/** The tree of agents level by level, the contracts of who is looked at, and moving a branch. */
export const AgentTree = declareList(listTeam, {
  text: 'console-agents.text',
  cursor: 'after',
  filters: { under: search('console-agents.under') },
  BeforeRows: TreePath,
  columns: [
    {
      id: 'account',
      head: 'console-agents.account',
      phone: 'title',
      cell: ({ account, isAgent }, { t }) => (
        <span className="flex flex-wrap items-center gap-2">
          <AccountLink account={account} />
          {isAgent && <Badge tone="brass">{t('console-agents.agent')}</Badge>}
        </span>
      ),
    },
    {
      id: 'directs',
      head: 'console-agents.directs',
      figures: true,
      cell: ({ account, directs }) => <Directs account={account} directs={directs} />,
    },
    moment('registered', 'console-agents.registered', ({ registeredAt }) => registeredAt),
    moment('lastLogin', 'console-agents.lastLogin', ({ lastLoginAt }) => lastLoginAt),
    {
      id: 'actions',
      cell: ({ account }, { t, may, open }) => (
        <span className="flex flex-wrap justify-end gap-2">
          <Button size="small" onClick={open}>
            {t('console-agents.open')}
          </Button>
          {may('agents.manage') && <Move account={account} />}
        </span>
      ),
    },
  ],
  rowKey: ({ account }) => account,
  panel: { name: 'agent', Panel: ({ id, onClose }) => <AgentDialog account={id} onClose={onClose} /> },
  AfterRows: Contracts,
  empty: {
    scene: <NothingFoundScene />,
    title: 'console-agents.empty.title',
    text: 'console-agents.empty.text',
  },
})
