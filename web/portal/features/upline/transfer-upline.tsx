import { showSendingRules } from '@croupier/api/agents/sendings/sendings.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'
import { SendForm } from '../../parts/send-form.tsx'
import { SendingList } from '../../parts/sending-list.tsx'

/** Sends money to one's upline, and shows what was sent. */
export default function TransferUpline(): ReactNode {
  const { t } = useWords('agent', 'pages', 'refusals')
  const read = useOperation(showSendingRules, {}, { staleMilliseconds: 0 })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-72 w-full" />
      </Waiting>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      {data.upline === null ? (
        <EmptyState scene={<EmptyWalletScene />} title={t('pages.transferUpline.empty.title')}>
          {t('pages.transferUpline.empty.text')}
        </EmptyState>
      ) : (
        <Card>
          <div className="max-w-120">
            <SendForm direction="up" account={data.upline} />
          </div>
        </Card>
      )}
      <SendingList />
    </div>
  )
}
