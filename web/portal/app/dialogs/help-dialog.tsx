import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { ReactNode } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { HelpArticles } from '../../features/content/help-articles.tsx'

/** The help centre beside whatever one is doing. */
export default function HelpDialog({ open, onClose }: DialogPlace<'help'>): ReactNode {
  const { t } = useWords('articles')
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.title.help')} size="large">
      {open && <HelpArticles />}
    </Dialog>
  )
}
