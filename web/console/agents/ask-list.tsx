import { listStaffContractAsks } from '@croupier/api/contracts/list-staff-contract-asks.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import type { Tone } from '@croupier/kit/components/badge.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { type ReactNode, useState } from 'react'
import { moment, name, status, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { ListBody } from '../lists/list-body.tsx'
import type { RowOf } from '../lists/list-declaration.ts'

const tones: Record<RowOf<typeof listStaffContractAsks>['state'], Tone> = {
  open: 'brass',
  offered: 'jade',
  declined: 'vermilion',
  withdrawn: 'plain',
  moved: 'plain',
}

const { list: asks } = declareList(listStaffContractAsks, {
  cursor: 'after',
  columns: [
    word('kind', 'console-agents.kind', ({ kind }) => `console-agents.kind.${kind}`),
    name('downline', 'console-agents.asks.downline', ({ downline }) => downline),
    name('upline', 'console-agents.asks.upline', ({ upline }) => upline),
    {
      id: 'note',
      head: 'console-agents.asks.note',
      className: 'max-w-80',
      cell: ({ note }, { t }) => (note === '' ? t('kit.none') : <bdi className="break-words">{note}</bdi>),
    },
    moment('askedAt', 'console-agents.asks.askedAt', ({ askedAt }) => askedAt),
    status('state', 'console-agents.state', ({ state }) => [tones[state], `console-agents.asks.state.${state}`]),
    {
      id: 'decidedAt',
      head: 'console-agents.asks.decidedAt',
      cell: ({ decidedAt }, { t }) => (decidedAt === null ? t('kit.none') : <Time at={decidedAt} />),
    },
  ],
  rowKey: ({ askId }) => askId,
  empty: {
    scene: <NothingFoundScene />,
    title: 'console-agents.asks.none',
    text: 'console-agents.asks.none.text',
  },
})

/** What downlines ask their uplines for, of all agents or of one; what was answered too where one asks for it. */
export function AskList({ account }: { account: string | undefined }): ReactNode {
  const { t } = useWords('console-agents')
  const [isAll, setAll] = useState(false)
  return (
    <section className="mt-6 flex flex-col gap-3">
      <h2 className="text-lg">{t('console-agents.asks')}</h2>
      <Checkbox
        checked={isAll}
        onChange={({ target }) => setAll(target.checked)}
        label={t('console-agents.asks.all')}
      />
      <ListBody
        list={asks}
        caption={t('console-agents.asks')}
        words={['console-agents']}
        of={{ ...(account !== undefined && { account }), ...(isAll && { state: 'all' }) }}
      />
    </section>
  )
}
