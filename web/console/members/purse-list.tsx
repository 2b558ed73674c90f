import type { OutputOf } from '@croupier/api/operation.ts'
import type { PurseName } from '@croupier/api/wallet/purses/purse-names.ts'
import type { showMember } from '@croupier/api/wallet/purses/show-member.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { LockIcon } from '@croupier/kit/icons/signs.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PurseAmount } from './purse-amount.tsx'
import { purseWords } from './purse-words.ts'

export type Purse = OutputOf<typeof showMember>['purses'][number]

/** Every purse with its balance; each leads to the lines its balance is made of. */
export function PurseList({ purses, shown }: { purses: readonly Purse[]; shown: PurseName | undefined }): ReactNode {
  const { t } = useWords('console-members')
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3">
      {purses.map((purse) => (
        <li key={purse.purse}>
          <Link
            to={`?purse=${purse.purse}`}
            preventScrollReset
            aria-current={purse.purse === shown ? 'true' : undefined}
            className="block h-full rounded-lg border border-hairline bg-surface px-4 py-3 text-ink no-underline shadow-lift transition-colors hover:border-outline aria-current:border-brass"
          >
            <span className="flex items-center justify-between gap-2 text-sm text-ink-soft">
              {t(purseWords[purse.purse])}
              {purse.isDebitClosed && (
                <span title={t('console-members.purse.closed')} className="flex text-base text-vermilion">
                  <LockIcon />
                  <span className="sr-only">{t('console-members.purse.closed')}</span>
                </span>
              )}
            </span>
            <span className="mt-1 block text-base sm:text-lg">
              <PurseAmount value={purse.balance} unit={purse.unit} display />
            </span>
            <span className="mt-0.5 block text-xs text-ink-faint">
              {t('console-members.purse.lines', { count: Number(purse.seq) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
