import { listFixtures } from '@croupier/api/book/list-fixtures.ts'
import { listSlips } from '@croupier/api/book/list-slips.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { leagues } from '@croupier/games/book/leagues.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Tabs } from '@croupier/kit/components/tabs.tsx'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { leagueName, leagueShortName } from '../../../looks/book/book-names.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { useMember } from '../../session/member.ts'
import { BetDesk } from './bet-desk.tsx'
import { type Fixture, type Fixtures, isBusy, percentOf } from './fixture.ts'
import { MatchResults } from './match-results.tsx'
import { OwnSlips } from './own-slips.tsx'
import { PoolDesk } from './pool-desk.tsx'
import { Rules } from './rules.tsx'

const views = ['bet', 'slips', 'results', 'rules'] as const
type View = (typeof views)[number]

/** How often matches are asked for: as long as prices may move, while none does, and while something else is looked at. */
const AGAIN = { busy: 2_000, quiet: 5_000, aside: 15_000 }
const SLIPS_AGAIN = 15_000
const JITTER = 300

/** What the house keeps stands at the head of the page. */
function leadOf(t: ReturnType<typeof useWords>['t'], gameCode: string, answer: Fixtures | undefined): string {
  if (!answer) return t('book.lead.short')
  return gameCode === 'COCKFIGHT'
    ? t('book.lead.pool', { margin: percentOf(answer.margins.pool) })
    : t('book.lead', { margin: percentOf(answer.margins.price) })
}

function Leagues({ gameCode }: { gameCode: string }): ReactNode {
  const { t } = useWords('book')
  return (
    <nav aria-label={t('book.leagues')} className="flex flex-wrap gap-2">
      {leagues.map(({ code }) => (
        <Link
          key={code}
          to={`/book?gameCode=${code}`}
          aria-current={code === gameCode ? 'page' : undefined}
          className={`${buttonClasses('quiet', 'small')} book-league`}
        >
          {leagueShortName(t, code)}
        </Link>
      ))}
    </nav>
  )
}

function useOpenSlips(): number {
  const { isLogin, isTrial } = useMember()
  const { data } = useOperation(
    listSlips,
    { state: 'open' },
    { enabled: isLogin && !isTrial, everyMilliseconds: SLIPS_AGAIN },
  )
  return isLogin ? (data?.list.length ?? 0) : 0
}

/** A league of the house: its matches and the slip, one's own slips, what was played, its rules. */
export function LeaguePage({ gameCode }: { gameCode: Fixture['gameCode'] }): ReactNode {
  const { t } = useWords('book', 'refusals')
  const [query, setQuery] = useSearchParams()
  const asked = query.get('view')
  const view: View = views.find((each) => each === asked) ?? 'bet'
  const [isFast, setFast] = useState(true)
  const everyMilliseconds = view !== 'bet' ? AGAIN.aside : isFast ? AGAIN.busy : AGAIN.quiet
  const read = useOperation(listFixtures, { gameCode }, { everyMilliseconds })
  const { data, error, dataUpdatedAt } = read
  const isFastNow = data === undefined || isBusy(data)
  if (isFastNow !== isFast) setFast(isFastNow)
  const openSlips = useOpenSlips()
  const again = () => void read.refetch()
  const [offset, setOffset] = useState(0)
  const offsetNow = data ? data.now - dataUpdatedAt : 0
  // What an answer took on its way is no reason to draw every match again.
  if (Math.abs(offsetNow - offset) > JITTER) setOffset(offsetNow)
  return (
    <div className="content-width flex flex-col gap-5 py-6">
      <Leagues gameCode={gameCode} />
      <PageHead title={leagueName(t, gameCode)}>{leadOf(t, gameCode, data)}</PageHead>
      {error && !data && <ReadFault of={read} />}
      {!error && !data && (
        <Waiting>
          <Skeleton className="h-96 w-full" />
        </Waiting>
      )}
      {data && (
        <>
          {!data.isOpen && <Notice>{t('book.closed')}</Notice>}
          <Tabs
            label={t('book.views')}
            tabs={views.map((id) => ({
              id,
              label: t(`book.view.${id}`),
              ...(id === 'slips' ? { count: openSlips } : {}),
            }))}
            selected={view}
            onSelect={(next) => setQuery(next === 'bet' ? { gameCode } : { gameCode, view: next }, { replace: true })}
          >
            {view === 'bet' &&
              (gameCode === 'COCKFIGHT' ? (
                <PoolDesk answer={data} offset={offset} onDue={again} />
              ) : (
                <BetDesk answer={data} offset={offset} onDue={again} />
              ))}
            {view === 'slips' && <OwnSlips />}
            {view === 'results' && <MatchResults gameCode={gameCode} />}
            {view === 'rules' && <Rules gameCode={gameCode} answer={data} />}
          </Tabs>
        </>
      )}
    </div>
  )
}
