import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import type { ReactNode } from 'react'

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => unknown }): ReactNode {
  const { t } = useWords('console-staff')
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="flex items-center justify-between gap-3 text-lg">
          {t('console-staff.totp.recovery.title')}
          <CopyButton text={codes.join('\n')} />
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{t('console-staff.totp.recovery.text')}</p>
      </div>
      <ul
        dir="ltr"
        className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-6 gap-y-2 rounded-md border border-hairline bg-raised px-5 py-4 font-mono text-sm whitespace-nowrap"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="action" className="self-start" onClick={() => void onKept()}>
        {t('console-staff.totp.recovery.saved')}
      </Button>
    </div>
  )
}
