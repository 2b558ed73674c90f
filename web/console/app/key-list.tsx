import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { ReactNode } from 'react'
import { PALETTE_KEYS } from './use-shortcuts.ts'

export function KeyList({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords()
  const keys = [
    [PALETTE_KEYS, t('console.keys.palette')],
    ['/', t('console.keys.search')],
    ['j', t('console.keys.next')],
    ['k', t('console.keys.previous')],
    ['Enter', t('console.keys.open')],
    ['?', t('console.keys.help')],
  ] as const
  return (
    <Dialog open={open} onClose={onClose} title={t('console.keys.title')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {keys.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <kbd
                dir="ltr"
                className="inline-block min-w-8 rounded-xs border border-outline bg-raised px-2 py-0.5 text-center font-sans text-sm"
              >
                {key}
              </kbd>
            </dt>
            <dd className="text-ink-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
