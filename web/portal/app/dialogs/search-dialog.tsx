import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import type { DialogPlace } from './dialog-host.tsx'
import { SearchPanel } from '../../features/search/search-panel.tsx'

/** The search over whatever page one is on. It closes when something that was found is opened. */
export default function SearchDialog({ open, onClose }: DialogPlace<'search'>): ReactNode {
  const { t } = useWords('search', 'lobby', 'refusals')
  const { key } = useLocation()
  const opened = useRef(key)
  const leave = useEffectEvent(() => onClose())
  useEffect(() => {
    if (opened.current !== key) leave()
  }, [key])
  return (
    <Dialog open={open} onClose={onClose} title={t('search.title')} size="large" className="h-[92dvh] sm:h-[44rem]">
      <SearchPanel />
    </Dialog>
  )
}
