import { checkAudit } from '@croupier/api/staff/check-audit.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { ProgressBar } from '@croupier/kit/components/progress-bar.tsx'
import { ShieldIcon } from '@croupier/kit/icons/signs.tsx'
import { type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'

/** Recomputes the chain from its first line and says what was found. */
export function AuditCheck(): ReactNode {
  const { t } = useWords('console-audit')
  const [open, setOpen] = useState(false)
  const check = useCall(checkAudit)
  const verdict = check.data

  return (
    <>
      <Button
        icon={<ShieldIcon />}
        onClick={() => {
          setOpen(true)
          check.mutate({})
        }}
      >
        {t('console-audit.check.action')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('console-audit.check.action')}>
        <div className="flex flex-col gap-5" aria-live="polite">
          {check.isPending && (
            <>
              <p className="text-ink-soft">{t('console-audit.check.working')}</p>
              <ProgressBar label={t('console-audit.check.working')} />
            </>
          )}
          <Problem of={check.error} />
          {verdict && !check.isPending && (
            <>
              <Notice tone={verdict.isIntact ? 'good' : 'bad'}>
                {verdict.isIntact
                  ? t('console-audit.check.intact', { lines: verdict.lines })
                  : t('console-audit.check.broken', { faults: verdict.faults.length })}
              </Notice>
              {verdict.faults.length > 0 && (
                <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">
                  {verdict.faults.map(({ seq, fault }) => (
                    <li key={`${seq} ${fault}`}>{t(`console-audit.fault.${fault}`, { seq })}</li>
                  ))}
                </ul>
              )}
              {verdict.lastHash !== null && (
                <section>
                  <h3 className="flex items-center justify-between gap-3 text-sm">
                    {t('console-audit.check.lastHash')}
                    <CopyButton text={verdict.lastHash} />
                  </h3>
                  <code dir="ltr" className="block font-mono text-xs wrap-anywhere">
                    {verdict.lastHash}
                  </code>
                  <p className="mt-1 text-xs text-ink-faint">{t('console-audit.check.lastHash.hint')}</p>
                </section>
              )}
            </>
          )}
        </div>
      </Dialog>
    </>
  )
}
