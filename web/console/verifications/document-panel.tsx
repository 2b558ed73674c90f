import { useWords } from '@croupier/client/words/use-words.ts'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { type ReactNode, useState } from 'react'
import { AccountLink } from '../frame/account-link.tsx'
import { useMay } from '../frame/staff.tsx'
import { Facts } from '../lists/facts.tsx'
import { operatorName } from '../lists/operator-name.ts'
import { DocumentDecision } from './document-decision.tsx'
import { DocumentPictures } from './document-pictures.tsx'
import { documentTones, type SentDocument } from './document-words.ts'

/** One document: whose it is, what it shows, and the decision. */
export function DocumentPanel({ sent, onClose }: { sent: SentDocument | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-verifications')
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(sent)
  if (sent && sent !== shown) setShown(sent)
  return (
    <SidePanel
      open={sent !== undefined}
      onClose={onClose}
      title={shown ? t('console-verifications.panel', { account: shown.account }) : ''}
    >
      {shown && <DocumentFacts key={shown.id} sent={shown} onDone={onClose} />}
    </SidePanel>
  )
}

function DocumentFacts({ sent, onDone }: { sent: SentDocument; onDone: () => void }): ReactNode {
  const { t } = useWords('console-verifications')
  const may = useMay()
  const { account, kind, state, sentAt, decidedBy, decidedAt, reason, validUntil } = sent
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-lg">{t(`console-verifications.kind.${kind}`)}</span>
        <Status tone={documentTones[state]}>{t(`console-verifications.state.${state}`)}</Status>
      </div>
      <DocumentPictures sent={sent} />
      {state === 'submitted' && may('kyc.decide') && <DocumentDecision sent={sent} onDone={onDone} />}
      <Facts
        facts={[
          [t('console-verifications.account'), <AccountLink key="account" account={account} look="text" />],
          [t('console-verifications.sentAt'), <Time key="sent" at={sentAt} />],
          ...(decidedBy === null || decidedAt === null
            ? []
            : [
                [t('console-verifications.decidedBy'), <bdi key="by">{operatorName(decidedBy)}</bdi>] as const,
                [t('console-verifications.decidedAt'), <Time key="decided" at={decidedAt} />] as const,
              ]),
          ...(reason === null ? [] : [[t('console-verifications.reason'), <bdi key="reason">{reason}</bdi>] as const]),
          // The last day: it counts until the first moment of the next one.
          ...(validUntil === null
            ? []
            : [
                [t('console-verifications.validUntil'), <Time key="until" at={validUntil - 1} shape="date" />] as const,
              ]),
        ]}
      />
    </div>
  )
}
