import { useWords } from '@croupier/client/words/use-words.ts'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { formatTime } from '@croupier/kit/format/time.ts'
import { useKit } from '@croupier/kit/words.tsx'
import { type ReactNode, useState } from 'react'
import { DetailList } from '../audit/detail-list.tsx'
import { MemberLink } from '../frame/member-link.tsx'
import { OrderLink } from '../frame/order-link.tsx'
import { PromotionLink } from '../frame/promotion-link.tsx'
import { Decision } from './decision.tsx'
import type { Proposal } from './proposal.ts'
import { useRequestText } from './request-words.ts'

/** One request, whole, and the decision about it. */
export function ProposalPanel({
  proposal,
  onClose,
}: {
  proposal: Proposal | undefined
  onClose: () => void
}): ReactNode {
  const { t } = useWords('console-audit')
  const { timeZone } = useKit()
  const requestText = useRequestText()
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(proposal)
  if (proposal && proposal !== shown) setShown(proposal)
  return (
    <SidePanel open={proposal !== undefined} onClose={onClose} title={shown ? requestText(shown.operation) : ''}>
      {shown && (
        <div className="flex flex-col gap-5">
          <p className="text-sm text-ink-soft">
            {t('console.proposals.by', {
              name: shown.proposedBy,
              time: formatTime(shown.proposedAt, timeZone),
            })}
          </p>
          <section>
            <h3 className="mb-2 text-sm">{t('console-audit.column.details')}</h3>
            <DetailList details={shown.input} />
          </section>
          <MemberLink about={shown.input} />
          <OrderLink about={shown.input} />
          <PromotionLink about={shown.input} />
          {shown.mayDecide && <Decision key={shown.id} proposal={shown} onDecided={onClose} />}
          {!shown.mayDecide && shown.state === 'waiting' && (
            <p className="text-sm text-ink-faint">{t('console.proposals.notYours')}</p>
          )}
        </div>
      )}
    </SidePanel>
  )
}
