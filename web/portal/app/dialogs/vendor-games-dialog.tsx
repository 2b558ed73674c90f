import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import type { DialogPlace } from './dialog-host.tsx'
import { GameGrid } from '../../catalogue/game-grid.tsx'

/** The games of one vendor, over the page one comes from. It closes when one of them is opened. */
export default function VendorGamesDialog({ open, dialog, onClose }: DialogPlace<'vendorGames'>): ReactNode {
  const { t } = useWords('pages', 'lobby')
  const { key } = useLocation()
  const opened = useRef(key)
  const leave = useEffectEvent(() => onClose())
  useEffect(() => {
    if (opened.current !== key) leave()
  }, [key])
  return (
    <Dialog open={open} onClose={onClose} title={dialog.title} size="large">
      <GameGrid
        filter={{ vassalage: dialog.vassalage }}
        empty={<EmptyState scene={<NothingFoundScene />} title={t('pages.games.empty.title')} />}
      />
    </Dialog>
  )
}
