import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type Tone = 'plain' | 'brass' | 'jade' | 'vermilion'

const tones: Record<Tone, string> = {
  plain: 'bg-raised text-ink-soft border-hairline',
  brass: 'bg-brass-wash text-brass border-transparent',
  jade: 'bg-jade-wash text-jade border-transparent',
  vermilion: 'bg-vermilion-wash text-vermilion border-transparent',
}

/** A short word about the thing beside it: hot, new, VIP 3. */
export function Badge({
  tone = 'plain',
  icon,
  children,
  className,
}: {
  tone?: Tone | undefined
  icon?: ReactNode
  children: ReactNode
  className?: string | undefined
}): ReactNode {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-xs border px-1.5 py-px text-xs font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}

const dots: Record<Tone, string> = {
  plain: 'bg-ink-faint',
  brass: 'bg-brass',
  jade: 'bg-jade',
  vermilion: 'bg-vermilion',
}

/** Where something stands: a dot and its word. `live` lets the dot breathe. */
export function Status({
  tone = 'plain',
  live = false,
  children,
  className,
}: {
  tone?: Tone | undefined
  live?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}): ReactNode {
  return (
    <span className={classNames('inline-flex items-center gap-2 whitespace-nowrap', className)}>
      <span aria-hidden="true" className="relative flex size-2 shrink-0 forced-color-adjust-none">
        {live && <span className={classNames('absolute inset-0 animate-ping rounded-full opacity-60', dots[tone])} />}
        <span className={classNames('size-2 rounded-full', dots[tone])} />
      </span>
      {children}
    </span>
  )
}
