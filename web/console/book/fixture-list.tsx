import { leagueCodes } from '@croupier/api/book/book-answers.ts'
import { fixtureStates, listStaffFixtures } from '@croupier/api/book/staff/list-staff-fixtures.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { matchName } from '../../looks/book/book-names.ts'
import { code, count, moment, opener, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { choice, segments } from '../lists/filters.ts'
import { FixturePanel } from './fixture-panel.tsx'
import { fixtureTones } from './staff-fixture.ts'

/** Matches of the house's leagues: how they stand, what was bet on them and what could be lost. */
export const FixtureList = declareList(listStaffFixtures, {
  text: 'console-book.text',
  cursor: 'before',
  live: 5_000,
  filters: {
    state: segments('console-book.stage', fixtureStates, 'console-book.stage'),
    gameCode: choice('console-book.column.league', leagueCodes, 'book.league'),
  },
  columns: [
    opener('match', 'console-book.column.match', ({ fixture }, { t }) => matchName(t, fixture)),
    code('number', 'console-book.column.number', ({ fixture }) => fixture.number),
    moment('startsAt', 'console-book.column.startsAt', ({ fixture }) => fixture.startsAt),
    status('state', 'console-book.column.state', ({ fixture, isSuspended }) =>
      isSuspended && (fixture.state === 'coming' || fixture.state === 'running')
        ? ['vermilion', 'console-book.state.suspended']
        : [fixtureTones[fixture.state], `console-book.state.${fixture.state}`],
    ),
    {
      id: 'score',
      head: 'console-book.column.score',
      figures: true,
      cell: ({ fixture: { score } }, { t }) =>
        score === null ? t('kit.none') : <bdi dir="ltr">{`${score.home}:${score.away}`}</bdi>,
    },
    count('slips', 'console-book.column.slips', ({ slips }) => slips),
    {
      id: 'staked',
      head: 'console-book.column.staked',
      figures: true,
      cell: ({ sold }, { t }) =>
        sold.length === 0 ? (
          t('kit.none')
        ) : (
          <span className="flex flex-col">
            {sold.map(({ currency, staked }) => (
              <Amount key={currency} value={staked} currency={currency} />
            ))}
          </span>
        ),
    },
    {
      id: 'open',
      head: 'console-book.column.open',
      figures: true,
      phone: 'hidden',
      cell: ({ open }) => (open > 0 ? <Badge tone="brass">{open}</Badge> : '0'),
    },
  ],
  rowKey: ({ fixture }) => String(fixture.fixtureId),
  panel: { name: 'match', Panel: ({ row, onClose }) => <FixturePanel match={row} onClose={onClose} /> },
  empty: ({ state = 'running' }) => {
    const scene = <NothingFoundScene />
    if (state === 'running')
      return { scene, title: 'console-book.none.running', text: 'console-book.none.running.text' }
    if (state === 'over') return { scene, title: 'console-book.none.over' }
    return { scene, title: 'console-book.none', text: 'console-book.none.text' }
  },
})
