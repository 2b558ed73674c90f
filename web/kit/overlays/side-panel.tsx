import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons/navigation.tsx'
import { useKitWords } from '../words.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { useModal } from './use-modal.ts'

export interface SidePanelProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** `end` for detail beside a list, `start` for a menu. */
  side?: 'start' | 'end' | undefined
  className?: string | undefined
}

const places = {
  end: 'my-0 ms-auto me-0 h-dvh w-full max-w-full sm:w-120 sm:border-s',
  start: 'my-0 ms-0 me-auto h-dvh w-80 max-w-[86vw] border-e',
}

export function SidePanel({
  open,
  onClose,
  title,
  children,
  footer,
  side = 'end',
  className,
}: SidePanelProps): ReactNode {
  const id = useId()
  const words = useKitWords()
  const { dialog, present } = useModal(open, onClose, true)
  if (!present) return null
  return (
    <dialog
      ref={dialog}
      data-kit="side"
      data-modal=""
      aria-labelledby={id}
      className={classNames(
        'max-h-dvh flex-col overflow-hidden border-hairline bg-surface text-ink shadow-float open:flex',
        places[side],
        className,
      )}
    >
      <header className="flex min-h-14 shrink-0 items-center border-b border-hairline ps-5 pe-14">
        <h2 id={id} data-title="" tabIndex={-1} className="min-w-0 flex-1 py-3 text-lg outline-none">
          {title}
        </h2>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
      {footer !== undefined && (
        <footer className="flex shrink-0 gap-3 border-t border-hairline px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {footer}
        </footer>
      )}
      <IconButton label={words.close} icon={<CloseIcon />} onClick={onClose} className="absolute! end-2 top-2" />
    </dialog>
  )
}
