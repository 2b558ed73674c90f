import { memberStates, memberTypes, TRIAL_TYPE } from '@croupier/api/identity/limits.ts'
import { listMembers } from '@croupier/api/identity/members/list-members.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { PlusIcon } from '@croupier/kit/icons/actions.tsx'
import { Link } from 'react-router'
import { memberPath } from '../frame/member-path.ts'
import { account, moment } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice, search } from '../lists/filters.ts'
import { MemberCreate } from './member-create.tsx'
import { MemberStanding } from './member-standing.tsx'
import { typeWords } from './member-words.ts'

/** Members and agents by account, contact, address, agent, type and status; every row leads to its member. */
export const MemberList = declareList(listMembers, {
  title: 'console-members.title',
  cursor: 'after',
  filters: {
    search: search('console-members.search.account'),
    mobile: search('console-members.filter.mobile', { permission: 'members.manage' }),
    email: search('console-members.filter.email', { permission: 'members.manage' }),
    ip: search('console-members.filter.ip'),
    under: search('console-members.filter.agent'),
    type: choice('console-members.filter.type', memberTypes, 'console-members.type'),
    state: choice('console-members.filter.status', memberStates, 'console-members.status'),
  },
  columns: [
    {
      id: 'account',
      head: 'console-members.column.account',
      phone: 'title',
      cell: (row) => (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <Link to={memberPath(row.account)} className={`${linkClasses.text} font-medium`}>
            <bdi dir="ltr">{row.account}</bdi>
          </Link>
          {row.nickname !== row.account && (
            <bdi className="max-w-48 truncate text-sm text-ink-faint">{row.nickname}</bdi>
          )}
        </span>
      ),
    },
    {
      id: 'type',
      head: 'console-members.column.type',
      cell: ({ type }, { t }) => {
        const word = typeWords[type]
        const name = word ? t(word) : type
        // Most are plain members: only who is something else wears a badge.
        return type === 0 ? name : <Badge tone={type === TRIAL_TYPE ? 'brass' : 'plain'}>{name}</Badge>
      },
    },
    {
      id: 'state',
      head: 'console-members.column.status',
      cell: (row) => <MemberStanding member={row} />,
    },
    account('agent', 'console-members.column.agent', ({ upline }) => upline),
    { id: 'currency', head: 'console-members.column.currency', phone: 'hidden', cell: ({ currency }) => currency },
    moment('registered', 'console-members.column.registered', ({ createdAt }) => createdAt),
    moment('lastLogin', 'console-members.column.lastLogin', ({ lastLoginAt }) => lastLoginAt, {
      none: 'console-members.never',
    }),
  ],
  rowKey: ({ id }) => id,
  to: (row) => memberPath(row.account),
  actions: [
    {
      permission: 'members.manage',
      label: 'console-members.create.title',
      icon: <PlusIcon />,
      isQuiet: true,
      Dialog: MemberCreate,
    },
  ],
  empty: {
    scene: <NothingFoundScene />,
    title: 'console-members.empty.title',
    text: 'console-members.empty.text',
  },
})
