import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title?: ReactNode
  /** At the title's far end. */
  aside?: ReactNode
  footer?: ReactNode
  /** One step nearer to the lamp. */
  lit?: boolean | undefined
  as?: 'section' | 'article' | 'div' | undefined
}

export function Card({
  title,
  aside,
  footer,
  lit = false,
  as: Element = 'section',
  className,
  children,
  ...rest
}: CardProps): ReactNode {
  return (
    <Element
      {...rest}
      className={classNames(
        'min-w-0 rounded-lg border border-hairline shadow-lift',
        lit ? 'bg-raised' : 'bg-surface',
        className,
      )}
    >
      {(title !== undefined || aside !== undefined) && (
        <header className="flex min-h-14 items-center justify-between gap-4 px-5 pt-4">
          {title !== undefined && <h2 className="min-w-0 text-lg">{title}</h2>}
          {aside}
        </header>
      )}
      <div className="px-5 py-4">{children}</div>
      {footer !== undefined && <footer className="border-t border-hairline px-5 py-3">{footer}</footer>}
    </Element>
  )
}
