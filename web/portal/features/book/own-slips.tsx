import { listSlips } from '@croupier/api/book/list-slips.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { ReadFault } from '../../parts/read-fault.tsx'
import { SaveList } from '../../parts/save-list.tsx'
import { useMember } from '../../session/member.ts'
import { Older } from '../../parts/older.tsx'
import { SlipCard } from './slip-card.tsx'
import { TrialNotice } from './who-may-bet.tsx'

const states = ['open', 'ended'] as const
type State = (typeof states)[number]

/** What slips are worth changes with every step of a match. */
const WORTH_AGAIN = 2_000
const AGAIN = 10_000

function SlipList({ state }: { state: State }): ReactNode {
  const { t } = useWords('book', 'refusals')
  const [before, setBefore] = useState<string>()
  const [hasOpen, setHasOpen] = useState(false)
  const read = useOperation(
    listSlips,
    { state, ...(before === undefined ? {} : { before }) },
    { everyMilliseconds: hasOpen ? WORTH_AGAIN : AGAIN },
  )
  const { data, error } = read
  const isOpenNow = data?.list.some((slip) => slip.state === 'open') ?? false
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
      {data.list.length === 0 && <p className="text-ink-soft">{t(`book.slips.none.${state}`)}</p>}
      <ul className="book-slips">
        {data.list.map((slip) => (
          <SlipCard key={slip.slipId} slip={slip} />
        ))}
      </ul>
      <Older
        before={before}
        next={data.next}
        onGo={setBefore}
        texts={{ newest: t('book.results.newest'), older: t('book.results.older') }}
      />
      {data.list.length > 0 && <SaveList of={listSlips} input={{ state }} />}
    </div>
  )
}

/** One's own slips at all leagues, the latest first. */
export function OwnSlips(): ReactNode {
  const { t } = useWords('book')
  const { isLogin, isTrial } = useMember()
  const { pathname, search } = useLocation()
  const [state, setState] = useState<State>('open')
  if (!isLogin) {
    return (
      <EmptyState
        scene={<EmptyWalletScene />}
        title={t('book.slips.guest')}
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
        label={t('book.slips.states')}
        value={state}
        onChange={setState}
        options={states.map((value) => ({ value, label: t(`book.slips.${value}`) }))}
        className="self-start"
      />
      <SlipList key={state} state={state} />
    </div>
  )
}
