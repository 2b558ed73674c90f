import type { OutputOf } from '@croupier/api/operation.ts'
import type { compareVendorReport } from '@croupier/api/play/vendor-reports/compare-vendor-report.ts'
import type { Spoken } from '@croupier/client/words/create-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Stat } from '@croupier/kit/components/stat.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { FaultLines } from '../games/fault-lines.tsx'
import { AccountLink } from '../frame/account-link.tsx'

type Result = OutputOf<typeof compareVendorReport>
type Row = Result['onlyOurs'][number]
type Different = Result['different'][number]

const kinds = ['equal', 'different', 'onlyTheirs', 'onlyOurs', 'faulty'] as const

/** What a comparison of two reports found: counts, sums, and the rounds that are not the same on both sides. */
export function ReportResult({ result }: { result: Result }): ReactNode {
  const { t } = useWords('console-games')
  const { counts, totals, different, onlyTheirs, onlyOurs, faults } = result
  const isEqual = counts.different + counts.onlyTheirs + counts.onlyOurs + counts.faulty === 0
  const sums = totals.flatMap(({ currency, ...sides }) =>
    (['theirs', 'ours'] as const).map((side) => ({ currency, side, ...sides[side] })),
  )
  return (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {kinds.map((kind) => (
          <Stat key={kind} label={t(`console-games.report.${kind}`)} value={String(counts[kind])} />
        ))}
      </div>
      {isEqual && <Notice tone="good">{t('console-games.report.allEqual')}</Notice>}
      <section className="flex flex-col gap-2">
        <h2 className="text-lg">{t('console-games.report.totals')}</h2>
        <Table
          dense
          caption={t('console-games.report.totals')}
          rows={sums}
          rowKey={({ currency, side }) => `${currency} ${side}`}
          empty={null}
          columns={[
            {
              id: 'side',
              head: t('console-games.report.side'),
              phone: 'title',
              cell: ({ side }) => t(`console-games.report.side.${side}`),
            },
            { id: 'currency', head: t('console-games.report.currency'), cell: ({ currency }) => currency },
            { id: 'rounds', head: t('console-games.report.rounds'), figures: true, cell: ({ rounds }) => rounds },
            ...sumColumns<(typeof sums)[number]>(t),
          ]}
        />
      </section>
      <Rounds kind="different" count={counts.different} rows={different} />
      <Rounds kind="onlyTheirs" count={counts.onlyTheirs} rows={onlyTheirs} />
      <Rounds kind="onlyOurs" count={counts.onlyOurs} rows={onlyOurs} />
      {faults.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg">{t('console-games.report.faulty')}</h2>
          <FaultLines faults={faults} />
        </section>
      )}
    </>
  )
}

/** What was staked and paid, in the currency of its line. */
function sumColumns<Line extends { stake: string; payout: string; currency: string }>(t: Spoken['t']): Column<Line>[] {
  return (['stake', 'payout'] as const).map((name) => ({
    id: name,
    head: t(`console-games.report.${name}`),
    figures: true,
    cell: (line) => <Amount value={line[name]} currency={line.currency} />,
  }))
}

const isDifferent = (row: Row | Different): row is Different => 'theirCurrency' in row

/** Rounds of one kind; nothing where there are none. */
function Rounds({
  kind,
  count,
  rows,
}: {
  kind: 'different' | 'onlyTheirs' | 'onlyOurs'
  count: number
  rows: (Row | Different)[]
}): ReactNode {
  const { t } = useWords('console-games')
  if (count === 0) return null
  const theirs: Column<Row | Different>[] = (['theirStake', 'theirPayout'] as const).map((name) => ({
    id: name,
    head: t(`console-games.report.${name}`),
    figures: true,
    cell: (row) => isDifferent(row) && <Amount value={row[name]} currency={row.theirCurrency} />,
  }))
  const columns: Column<Row | Different>[] = [
    {
      id: 'round',
      head: t('console-games.report.round'),
      phone: 'title',
      cell: ({ round }) => (
        <code dir="ltr" className="font-mono text-xs">
          {round}
        </code>
      ),
    },
    {
      id: 'member',
      head: t('console-games.report.member'),
      cell: ({ member }) => <AccountLink account={member} />,
    },
    {
      id: 'time',
      head: t('console-games.report.time'),
      cell: ({ time }) => <Time at={time} className="text-ink-soft" />,
    },
    ...sumColumns<Row | Different>(t),
    ...(kind === 'different' ? theirs : []),
  ]
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(`console-games.report.${kind}`)}</h2>
      {count > rows.length && (
        <p className="text-sm text-ink-soft">{t('console-games.report.first', { count: rows.length })}</p>
      )}
      <Table
        dense
        caption={t(`console-games.report.${kind}`)}
        columns={columns}
        rows={rows}
        rowKey={({ round, member, currency }) => `${member} ${round} ${currency}`}
        empty={null}
      />
    </section>
  )
}
