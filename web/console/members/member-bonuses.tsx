import type { OutputOf } from '@croupier/api/operation.ts'
import { listMemberBonuses } from '@croupier/api/rewards/list-member-bonuses.ts'
import type { BonusState } from '@croupier/api/rewards/reward-answers.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status, type Tone } from '@croupier/kit/components/badge.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { RecordList } from '../lists/record-list.tsx'
import { usePages } from '../lists/use-pages.ts'

type Bonus = OutputOf<typeof listMemberBonuses>['list'][number]

const tones: Record<BonusState, Tone> = {
  waiting: 'plain',
  active: 'brass',
  released: 'jade',
  forfeited: 'plain',
  expired: 'plain',
  lost: 'vermilion',
}

/** What a member was given and claimed: why a withdrawal waits, and what is still to be wagered. */
export function MemberBonuses({ account }: { account: string }): ReactNode {
  const { t } = useWords('console-members')
  const pages = usePages(listMemberBonuses, { account, pageSize: 10 }, 'before')
  const columns: Column<Bonus>[] = [
    {
      id: 'title',
      head: t('console-members.bonus.what'),
      phone: 'title',
      cell: ({ title }) => <bdi className="wrap-anywhere">{title}</bdi>,
    },
    {
      id: 'amount',
      head: t('console-members.bonus.amount'),
      figures: true,
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
    },
    {
      id: 'wagered',
      head: t('console-members.bonus.wagered'),
      figures: true,
      cell: ({ wagered, turnover, currency }) =>
        Number(turnover) > 0 && (
          <span>
            <Amount value={wagered} currency={currency} /> / <Amount value={turnover} currency={currency} />
          </span>
        ),
    },
    {
      id: 'state',
      head: t('console-members.bonus.state'),
      cell: ({ bonus, isWagered, turnover }) =>
        bonus ? (
          <Status tone={tones[bonus.state]}>{t(`console-members.bonus.state.${bonus.state}`)}</Status>
        ) : Number(turnover) > 0 ? (
          <Status tone={isWagered ? 'jade' : 'brass'}>
            {t(isWagered ? 'console-members.bonus.state.released' : 'console-members.bonus.state.active')}
          </Status>
        ) : (
          t('console-members.bonus.cash')
        ),
    },
    {
      id: 'claimed',
      head: t('console-members.bonus.claimed'),
      cell: ({ endedAt, issuedAt }) => <Time at={endedAt ?? issuedAt} className="text-ink-soft" />,
    },
  ]
  return (
    <Card id="bonuses" title={t('console-members.bonus.title')}>
      <RecordList
        pages={pages}
        caption={t('console-members.bonus.title')}
        columns={columns}
        rowKey={({ promotionClaimId }) => promotionClaimId}
        empty={<p className="text-sm text-ink-soft">{t('console-members.bonus.none')}</p>}
      />
    </Card>
  )
}
