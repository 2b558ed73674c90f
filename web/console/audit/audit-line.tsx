import type { OutputOf } from '@croupier/api/operation.ts'
import type { listAudit } from '@croupier/api/staff/list-audit.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Status } from '@croupier/kit/components/badge.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { MemberLink } from '../frame/member-link.tsx'
import { DetailList } from './detail-list.tsx'
import { useActionText, useActorText } from './audit-words.ts'

type Line = OutputOf<typeof listAudit>['list'][number]

/** One line of the log, whole. */
export function AuditLine({ line, onClose }: { line: Line | undefined; onClose: () => void }): ReactNode {
  const actionText = useActionText()
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(line)
  if (line && line !== shown) setShown(line)
  return (
    <SidePanel open={line !== undefined} onClose={onClose} title={shown ? actionText(shown.action) : ''}>
      {shown && <Facts line={shown} />}
    </SidePanel>
  )
}

function Facts({ line }: { line: Line }): ReactNode {
  const { t } = useWords('console-audit')
  const actorText = useActorText()
  const facts: [string, ReactNode][] = [
    [
      t('console-audit.column.seq'),
      <span key="seq" className="figures">
        {line.seq}
      </span>,
    ],
    [t('console-audit.column.at'), <Time key="at" at={line.at} />],
    [t('console-audit.column.actor'), <bdi key="actor">{actorText(line.actor)}</bdi>],
    [
      t('console-audit.column.outcome'),
      <Status key="outcome" tone={line.outcome === 'done' ? 'jade' : 'vermilion'}>
        {t(`console-audit.outcome.${line.outcome}`)}
      </Status>,
    ],
    [
      t('console-audit.column.ip'),
      <bdi key="ip" className="figures">
        {line.ip ?? t('kit.none')}
      </bdi>,
    ],
  ]
  return (
    <div className="flex flex-col gap-5">
      <dl className="flex flex-col divide-y divide-hairline">
        {facts.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2 text-sm">
            <dt className="text-ink-faint">{label}</dt>
            <dd className="min-w-0 text-end wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Coded label={t('console-audit.column.requestId')} text={line.requestId} />
      <section>
        <h3 className="mb-2 text-sm">{t('console-audit.column.details')}</h3>
        <DetailList details={line.details} />
      </section>
      {/* In what is done to staff, the account is an operator's. */}
      {line.action.endsWith('Member') && <MemberLink about={line.details} />}
      <Coded label={t('console-audit.column.hash')} text={line.hash} />
    </div>
  )
}

function Coded({ label, text }: { label: string; text: string }): ReactNode {
  return (
    <section>
      <h3 className="flex items-center justify-between gap-3 text-sm">
        {label}
        <CopyButton text={text} />
      </h3>
      <code dir="ltr" className="block font-mono text-xs wrap-anywhere text-ink-soft">
        {text}
      </code>
    </section>
  )
}
