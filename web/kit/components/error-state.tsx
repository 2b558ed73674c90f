import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { RefreshIcon } from '../icons/actions.tsx'
import { WarningIcon } from '../icons/signs.tsx'
import { useKitWords } from '../words.tsx'
import { Button } from './button.tsx'

/** Something did not come. Says what, and offers to try again where that can help. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  reference,
  className,
}: {
  title: ReactNode
  children?: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** What a person can read to the service desk. */
  reference?: string | undefined
  className?: string | undefined
}): ReactNode {
  const words = useKitWords()
  return (
    <div
      role="alert"
      className={classNames('mx-auto flex max-w-104 flex-col items-center gap-3 px-4 py-10 text-center', className)}
    >
      <span className="grid size-14 place-items-center rounded-full bg-vermilion-wash text-2xl text-vermilion">
        <WarningIcon />
      </span>
      <p className="font-display text-lg font-semibold">{title}</p>
      {children !== undefined && <div className="text-sm text-ink-soft">{children}</div>}
      {onRetry && (
        <Button onClick={onRetry} loading={retrying} icon={<RefreshIcon />} className="mt-2">
          {words.retry}
        </Button>
      )}
      {reference !== undefined && <code className="font-mono text-xs text-ink-faint select-all">{reference}</code>}
    </div>
  )
}
