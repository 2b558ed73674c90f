import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons/navigation.tsx'
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../icons/signs.tsx'
import { useKitWords } from '../words.tsx'
import { IconButton } from '../components/icon-button.tsx'
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

/** Where notices appear. Mount it once, near the root; call showToast from anywhere. */
export function Toasts(): ReactNode {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, shownToasts)
  const words = useKitWords()
  const region = useRef<HTMLDivElement>(null)

  // Shown again with each notice: what enters the top layer last lies above an open dialog.
  useEffect(() => {
    const element = region.current
    if (!element) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (toasts.length > 0) element.showPopover()
  }, [toasts])

  return (
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
    </section>
  )
}
