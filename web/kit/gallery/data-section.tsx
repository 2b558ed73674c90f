import { type ReactNode, useState } from 'react'
import { Amount } from '../components/amount.tsx'
import { Avatar } from '../components/avatar.tsx'
import { Badge, Status, type Tone } from '../components/badge.tsx'
import { Card } from '../components/card.tsx'
import { CopyButton } from '../components/copy-button.tsx'
import { Countdown } from '../components/countdown.tsx'
import { Pager, Pagination } from '../components/pagination.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import { Stat } from '../components/stat.tsx'
import { type Column, Table } from '../components/table.tsx'
import { Time } from '../components/time.tsx'
import { useRowKeys } from '../components/use-row-keys.ts'
import { FireIcon } from '../icons/games.tsx'
import { Section } from './section.tsx'

interface Movement {
  id: string
  at: number
  what: string
  who: string
  amount: string
  state: readonly [Tone, string]
}

const movements: Movement[] = [
  ['Deposit by bKash', 'rahim88', '5000.00', 'jade', 'Received'],
  ['Withdrawal to Nagad', 'rahim88', '-1250.00', 'brass', 'On its way'],
  ['Bet on Lantern Court', 'shapla', '-40.00', 'plain', 'Settled'],
  ['Win on Lantern Court', 'shapla', '312.50', 'jade', 'Settled'],
  ['Withdrawal to bKash', 'karim_01', '-900.00', 'vermilion', 'Returned'],
].map(([what = '', who = '', amount = '', tone = '', state = ''], place) => ({
  id: `m${place}`,
  at: Date.UTC(2026, 10, 21, 9, 41 - place * 7, 12),
  what,
  who,
  amount,
  state: [tone as Tone, state] as const,
}))

const columns: Column<Movement>[] = [
  {
    id: 'what',
    head: 'Movement',
    phone: 'title',
    cell: (row) => (
      <span className="flex items-center gap-3">
        <Avatar seed={row.who} size="small" />
        <a href={`#${row.id}`} className="text-ink no-underline hover:underline">
          {row.what}
        </a>
      </span>
    ),
  },
  { id: 'who', head: 'Member', cell: (row) => row.who },
  {
    id: 'at',
    head: 'Time',
    cell: (row) => <Time at={row.at} className="text-ink-soft" />,
    sort: { direction: 'descending', onSort: () => {}, name: 'Time' },
  },
  { id: 'state', head: 'State', cell: (row) => <Status tone={row.state[0]}>{row.state[1]}</Status> },
  {
    id: 'amount',
    head: 'Amount',
    figures: true,
    cell: (row) => <Amount value={row.amount} currency="BDT" sign="always" tone="in" className="font-medium" />,
  },
]

export function DataSection(): ReactNode {
  const [page, setPage] = useState(6)
  const [until] = useState(() => Date.now() + 9 * 60_000 + 58_000)
  const rows = useRowKeys()
  return (
    <Section title="Data">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Card>
          <Stat label="Balance" value={<Amount value="12480.50" currency="BDT" />} note="Bonus ৳ 350.00 not included" />
        </Card>
        <Card>
          <Stat label="Won this week" tone="jade" value={<Amount value="3120" currency="BDT" sign="always" />} />
        </Card>
        <Card>
          <Stat label="Order expires in" tone="brass" value={<Countdown until={until} urgentBelow={60} />} />
        </Card>
        <Card>
          <p className="mb-3 text-sm text-ink-soft">350.00 of 1,000.00 wagered</p>
          <ProgressBar label="Wagering" percent={35} className="mb-4" />
          <ProgressBar label="Uploading" />
        </Card>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="vermilion" icon={<FireIcon />}>
          Hot
        </Badge>
        <Badge tone="brass">VIP 3</Badge>
        <Badge tone="jade">Paid</Badge>
        <Badge>Demo</Badge>
        <Status tone="vermilion" live>
          Live now
        </Status>
        <span className="flex items-center gap-1 font-mono text-sm">
          TRX8F3K2A <CopyButton text="TRX8F3K2A" />
        </span>
        <Avatar seed="rahim88" />
        <Avatar seed="shapla" />
        <Avatar seed="karim_01" />
        <Avatar seed="agent_nil" size="large" />
      </div>
      <Card title="Account record">
        <Table
          caption="Account record"
          columns={columns}
          rows={movements}
          rowKey={(row) => row.id}
          empty={null}
          bodyRef={rows}
          onOpen={() => {}}
        />
        <Pager label="Account record pages" onNewer={undefined} onOlder={() => {}} className="mt-4" />
      </Card>
      <Pagination page={page} pages={12} onPage={setPage} />
    </Section>
  )
}
