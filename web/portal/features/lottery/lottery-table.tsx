import { showLottery } from '@croupier/api/lottery/show-lottery.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { familyCalled } from '@croupier/games/lottery/families.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Countdown } from '@croupier/kit/components/countdown.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Tabs } from '@croupier/kit/components/tabs.tsx'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMember } from '../../session/member.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { Result } from './balls.tsx'
import { BetDesk } from './bet-desk.tsx'
import { besidesName, familyName } from '../../../looks/lottery/bet-names.ts'
import { DrawList } from './draw-list.tsx'
import { isSoldIn } from './reckoning.ts'
import { OwnOrders } from './own-orders.tsx'
import { Rules } from './rules.tsx'
import { Trends } from './trends-panel.tsx'
import { useDrawNews } from './use-draw-news.ts'

const AGAIN = 10_000
const SOON = 10
const views = ['bet', 'results', 'trends', 'orders', 'rules'] as const
type View = (typeof views)[number]

/** One lottery: its pad, its results, what is in them, one's own orders, its rules. */
export function LotteryTable({ gameCode, path }: { gameCode: string; path: string }): ReactNode {
  const { t } = useWords('lottery', 'pages', 'refusals', 'fault')
  const { isTrial } = useMember()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('view')
  const view: View = views.find((each) => each === asked) ?? 'bet'
  const everyMilliseconds = useDrawNews(gameCode, AGAIN)
  const read = useOperation(showLottery, { gameCode }, { everyMilliseconds })
  const { data, error } = read
  const family = data && familyCalled(data.game.family)
  const again = () => void read.refetch()
  const [wasAtDesk, setAtDesk] = useState(view === 'bet')
  if (view === 'bet' && !wasAtDesk) setAtDesk(true)
  const desk =
    data &&
    family &&
    (isTrial ? (
      <Notice
        action={
          <Link to="/register" className={buttonClasses('quiet', 'small')}>
            {t('lottery.trial.action')}
          </Link>
        }
      >
        {t('lottery.trial')}
      </Notice>
    ) : !isSoldIn(data) ? (
      <Notice>{t('refusals.game.currency.closed')}</Notice>
    ) : data.game.isOpen ? (
      <BetDesk
        lottery={data}
        family={family}
        isShown={view === 'bet'}
        everyMilliseconds={everyMilliseconds}
        onClosed={again}
      />
    ) : (
      <Notice>{t('lottery.closed.text')}</Notice>
    ))
  return (
    <div className="content-width flex flex-col gap-5 py-6">
      <Link to={path} className="self-start text-sm text-ink-soft">
        {t('lottery.all')}
      </Link>
      {error && !data && (
        <>
          <PageHead title={t('shell.title.lottery')} />
          <ReadFault of={read} />
        </>
      )}
      {!error && !data && (
        <Waiting>
          <Skeleton className="h-96 w-full" />
        </Waiting>
      )}
      {data && family && (
        <>
          <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <PageHead title={data.game.name}>{besidesName(data.game.name, familyName(t, family.code))}</PageHead>
            {data.game.isOpen && data.game.current && (
              <div className="flex flex-col sm:items-end">
                <span className="text-sm text-ink-soft">
                  {t('lottery.closesIn', { numero: data.game.current.numero })}
                </span>
                <Countdown
                  until={data.game.current.closesAt}
                  urgentBelow={SOON}
                  onEnd={again}
                  day={(days) => t('lottery.days', { count: days })}
                  className="text-2xl font-semibold"
                />
              </div>
            )}
          </header>
          {data.game.last?.drawn && (
            <section className="flex flex-col gap-2 rounded-lg border border-hairline bg-surface p-4">
              <h2 className="text-sm font-normal text-ink-soft">
                {t('lottery.last')} <bdi className="figures">{data.game.last.numero}</bdi>
              </h2>
              <Result family={family} drawn={data.game.last.drawn} short={view === 'bet'} />
            </section>
          )}
          {!data.game.isHouse && <Notice>{t('lottery.outside')}</Notice>}
          <Tabs
            label={t('lottery.views')}
            tabs={views.map((id) => ({ id, label: t(`lottery.view.${id}`) }))}
            selected={view}
            onSelect={(next) => setQuery(next === 'bet' ? { gameCode } : { gameCode, view: next }, { replace: true })}
          >
            {/* What lies in the basket stays there while one looks at the results. */}
            {(view === 'bet' || wasAtDesk) && <div hidden={view !== 'bet'}>{desk}</div>}
            {view === 'results' && (
              <DrawList gameCode={gameCode} family={family} everyMilliseconds={everyMilliseconds} />
            )}
            {view === 'trends' && <Trends gameCode={gameCode} family={family} everyMilliseconds={everyMilliseconds} />}
            {view === 'orders' && (
              <OwnOrders gameCode={gameCode} family={family} everyMilliseconds={everyMilliseconds} />
            )}
            {view === 'rules' && <Rules family={family} group={data.group} oddsShares={data.oddsShares} />}
          </Tabs>
        </>
      )}
    </div>
  )
}
