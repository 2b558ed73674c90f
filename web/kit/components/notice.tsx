import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../icons/signs.tsx'

const looks = {
  plain: ['border-hairline bg-raised', 'text-brass', InfoIcon],
  good: ['border-transparent bg-jade-wash', 'text-jade', CheckCircleIcon],
  bad: ['border-transparent bg-vermilion-wash', 'text-vermilion', WarningIcon],
} as const

/** A sentence that belongs to this place: above a form's button, at the head of a page. `urgent` is read at once. */
export function Notice({
  tone = 'plain',
  urgent = false,
  children,
  action,
  className,
}: {
  tone?: keyof typeof looks | undefined
  urgent?: boolean | undefined
  children: ReactNode
  action?: ReactNode
  className?: string | undefined
}): ReactNode {
  const [frame, colour, Sign] = looks[tone]
  return (
    <div
      role={urgent ? 'alert' : undefined}
      className={classNames('flex items-start gap-3 rounded-md border px-4 py-3 text-sm text-ink', frame, className)}
    >
      <Sign className={classNames('mt-0.5 text-lg', colour)} />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  )
}
