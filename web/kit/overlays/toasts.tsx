import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons/navigation.tsx'
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../icons/signs.tsx'
import { useKitWords } from '../words.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { subscribeModals, topModal } from './open-modals.ts'
import { closeToast, shownToasts, subscribeToasts, type Toast } from './toast-queue.ts'

const signs = {
  plain: <InfoIcon className="text-xl text-brass" />,
  good: <CheckCircleIcon className="text-xl text-jade" />,
  bad: <WarningIcon className="text-xl text-vermilion" />,
}

function ToastCard({ toast }: { toast: Toast }): ReactNode {
  const words = useKitWords()
  useEffect(() => {
    if (toast.milliseconds === undefined) return
    const timer = setTimeout(() => closeToast(toast.id), toast.milliseconds)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <li
      className={classNames(
        'pointer-events-auto flex w-full animate-[kit-toast-in_180ms_var(--ease-out)] items-start gap-3 rounded-md border bg-overlay py-3 ps-4 pe-2 text-sm text-ink shadow-float sm:w-96',
        toast.tone === 'bad' ? 'border-vermilion' : 'border-hairline',
      )}
    >
      <span className="mt-0.5 flex">{signs[toast.tone]}</span>
      <span className="min-w-0 flex-1 py-0.5">{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className="touch-target py-0.5 font-medium text-brass underline-offset-4 hover:underline"
          onClick={() => {
            toast.action?.onSelect()
            closeToast(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton
        size="small"
        label={words.close}
        icon={<CloseIcon />}
        onClick={() => closeToast(toast.id)}
        className="-my-1"
      />
    </li>
  )
}

/**
 * Where notices appear. Mount it once, near the root; call showToast from anywhere. They stand inside the modal dialog in
 * front, if there is one: whatever is outside of it cannot be pressed, and is not read out.
 */
export function Toasts(): ReactNode {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, shownToasts)
  const words = useKitWords()
  const [place] = useState(() => document.createElement('div'))
  const region = useRef<HTMLDivElement>(null)

  // Moved, and not drawn anew, so that a notice keeps what is left of its time.
  useEffect(() => {
    const move = (): void => {
      if (toasts.length === 0) return place.remove()
      const into = topModal() ?? document.body
      if (place.parentElement !== into) into.append(place)
      // Shown again: what enters the top layer last lies in front of an open dialog.
      if (region.current?.matches(':popover-open')) region.current.hidePopover()
      region.current?.showPopover()
    }
    move()
    return subscribeModals(move)
  }, [place, toasts])
  useEffect(() => () => place.remove(), [place])

  return createPortal(
    <section
      ref={region}
      popover="manual"
      aria-label={words.notices}
      className="pointer-events-none fixed inset-auto inset-x-0 bottom-[calc(var(--toast-bottom,1rem)+env(safe-area-inset-bottom))] m-0 w-full bg-transparent px-4"
    >
      <ul aria-live="polite" aria-atomic="false" className="flex flex-col items-center gap-2 sm:items-end">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>,
    place,
  )
}
