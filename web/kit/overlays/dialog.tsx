import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons/navigation.tsx'
import { useKitWords } from '../words.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  open: boolean
  /** Close button or Escape. Never the backdrop: a stray tap must not throw a half-filled form away. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
  /** Whether Escape closes it; the close button always does. */
  escape?: boolean | undefined
  /** Text to read and nothing to press: the content takes the focus, so that arrow keys scroll it. */
  isReading?: boolean | undefined
  className?: string | undefined
}

const widths = { small: 'sm:w-104', medium: 'sm:w-136', large: 'sm:w-208' }

/** A modal dialog; on a phone a sheet that rises from below. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'small',
  escape = true,
  isReading = false,
  className,
}: DialogProps): ReactNode {
  const id = useId()
  const words = useKitWords()
  const { dialog, present } = useModal(open, onClose, escape)
  if (!present) return null
  return (
    <dialog
      ref={dialog}
      data-kit="dialog"
      data-modal=""
      aria-labelledby={id}
      className={classNames(
        'max-h-[min(92dvh,56rem)] min-h-50 w-full max-w-full min-w-50 flex-col overflow-hidden border-hairline bg-surface text-ink shadow-float open:flex',
        'mt-auto mb-0 rounded-t-lg border-t sm:m-auto sm:max-w-[calc(100vw-2rem)] sm:rounded-lg sm:border',
        widths[size],
        className,
      )}
    >
      <header className="flex min-h-14 shrink-0 items-center gap-3 border-b border-hairline ps-5 pe-14">
        <h2 id={id} data-title="" tabIndex={-1} className="min-w-0 flex-1 py-3 text-lg outline-none">
          {title}
        </h2>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling text needs the keyboard */}
      <div tabIndex={isReading ? 0 : undefined} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">
        {children}
      </div>
      {footer !== undefined && (
        <footer className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-hairline px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {footer}
        </footer>
      )}
      <IconButton label={words.close} icon={<CloseIcon />} onClick={onClose} className="absolute! end-2 top-2" />
    </dialog>
  )
}
