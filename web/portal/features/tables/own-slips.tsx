import { listTableSlips } from '@croupier/api/tables/list-table-slips.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { Older } from '../../parts/older.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { SaveList } from '../../parts/save-list.tsx'
import { useMember } from '../../session/member.ts'
import type { GameCode } from './shown-table.ts'
import { SlipCard } from './slip-card.tsx'
import { TrialNotice } from './who-may-play.tsx'

const scopes = ['this', 'all'] as const
type Scope = (typeof scopes)[number]

/** A round takes half a minute: open bets are settled soon. */
const AGAIN = { open: 3_000, ended: 15_000 }

function SlipList({ gameCode }: { gameCode: GameCode | undefined }): ReactNode {
  const { t } = useWords('tables', 'refusals')
  const [before, setBefore] = useState<string>()
  const [hasOpen, setHasOpen] = useState(false)
  const filter = gameCode === undefined ? {} : { gameCode }
  const read = useOperation(
    listTableSlips,
    { ...filter, ...(before === undefined ? {} : { before }) },
    { everyMilliseconds: hasOpen ? AGAIN.open : AGAIN.ended },
  )
  const { data, error } = read
  const isOpenNow = data?.list.some(({ state }) => state === 'open') ?? false
  if (isOpenNow !== hasOpen) setHasOpen(isOpenNow)
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-64 w-full" />
      </Waiting>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {data.list.length === 0 && <p className="text-ink-soft">{t('tables.slips.none')}</p>}
      <ul className="tables-slips">
        {data.list.map((slip) => (
          <SlipCard key={slip.slipId} slip={slip} />
        ))}
      </ul>
      <Older
        before={before}
        next={data.next}
        onGo={setBefore}
        texts={{ newest: t('tables.newest'), older: t('tables.older') }}
      />
      {data.list.length > 0 && <SaveList of={listTableSlips} input={filter} />}
    </div>
  )
}

/** One's own bets, at this table or at all of them, the latest first. */
export function OwnSlips({ gameCode }: { gameCode: GameCode }): ReactNode {
  const { t } = useWords('tables')
  const { isLogin, isTrial } = useMember()
  const { pathname, search } = useLocation()
  const [scope, setScope] = useState<Scope>('this')
  if (!isLogin) {
    return (
      <EmptyState
        scene={<EmptyWalletScene />}
        title={t('tables.slips.guest')}
        action={
          <Button variant="action" onClick={() => openDialog({ kind: 'login', then: `${pathname}${search}` })}>
            {t('shell.header.login')}
          </Button>
        }
      />
    )
  }
  if (isTrial) return <TrialNotice />
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label={t('tables.slips.scope')}
        value={scope}
        onChange={setScope}
        options={scopes.map((value) => ({ value, label: t(`tables.slips.${value}`) }))}
        className="self-start"
      />
      <SlipList key={scope} gameCode={scope === 'this' ? gameCode : undefined} />
    </div>
  )
}
