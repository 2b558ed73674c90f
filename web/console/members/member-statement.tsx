import type { OutputOf } from '@croupier/api/operation.ts'
import { showMemberStatement } from '@croupier/api/wallet/purses/show-member-statement.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import type { ReactNode } from 'react'
import { RecordList } from '../lists/record-list.tsx'
import { usePages } from '../lists/use-pages.ts'
import { PurseAmount } from './purse-amount.tsx'
import type { Purse } from './purse-list.tsx'
import { purseWords } from './purse-words.ts'
import { useContraText, useKindText } from './statement-words.ts'

type Line = OutputOf<typeof showMemberStatement>['list'][number]

/** The ledger's own lines of one purse, newest first; each says what the balance was after it. */
export function MemberStatement({ account, purse }: { account: string; purse: Purse }): ReactNode {
  const { t } = useWords('console-members')
  const kindText = useKindText()
  const contraText = useContraText()
  const bodyRef = useRowKeys()
  const pages = usePages(showMemberStatement, { account, purse: purse.purse, pageSize: 50 }, 'before')

  const columns: Column<Line>[] = [
    {
      id: 'seq',
      head: t('console-members.statement.sequence'),
      phone: 'hidden',
      cell: (line) => <span className="figures text-ink-faint">{line.seq}</span>,
    },
    {
      id: 'kind',
      head: t('console-members.statement.kind'),
      phone: 'title',
      cell: (line) => kindText(line.kind),
    },
    {
      id: 'at',
      head: t('console-members.statement.time'),
      cell: (line) => <Time at={line.at} className="text-ink-soft" />,
    },
    {
      id: 'reference',
      head: t('console-members.statement.reference'),
      cell: (line) => (
        <code dir="ltr" className="font-mono text-xs wrap-break-word text-ink-soft">
          {line.reference}
        </code>
      ),
    },
    {
      id: 'contra',
      head: t('console-members.statement.contra'),
      cell: (line) => <span className="text-ink-soft">{contraText(line.contra)}</span>,
    },
    {
      id: 'amount',
      head: t('console-members.statement.amount'),
      figures: true,
      cell: (line) => (
        <PurseAmount value={line.amount} unit={purse.unit} sign="always" tone="result" className="font-medium" />
      ),
    },
    {
      id: 'balance',
      head: t('console-members.statement.balanceAfter'),
      figures: true,
      cell: (line) => <PurseAmount value={line.balanceAfter} unit={purse.unit} />,
    },
  ]

  return (
    <Card
      id="statement"
      title={`${t('console-members.detail.statement')}: ${t(purseWords[purse.purse])}`}
      aside={<PurseAmount value={purse.balance} unit={purse.unit} display className="text-xl" />}
    >
      <RecordList
        pages={pages}
        caption={`${t('console-members.detail.statement')}: ${t(purseWords[purse.purse])}`}
        columns={columns}
        rowKey={(line) => line.seq}
        bodyRef={bodyRef}
        moreLabel={t('console-members.statement.older')}
        empty={
          <EmptyState scene={<EmptyWalletScene />} title={t('console-members.statement.empty.title')}>
            {t('console-members.statement.empty.text')}
          </EmptyState>
        }
      />
    </Card>
  )
}
