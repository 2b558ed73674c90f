import type { ReactNode } from 'react'

/** How a dialog of the portal looks, in a preview. */
export function ReaderSheet({
  title,
  footer,
  className = 'max-w-208',
  children,
}: {
  title: string
  footer?: ReactNode
  /** How wide it is at most. */
  className?: string
  children: ReactNode
}): ReactNode {
  return (
    <section className={`mx-4 my-4 rounded-lg border border-hairline bg-surface shadow-float lg:mx-auto ${className}`}>
      <h2 className="border-b border-hairline px-5 py-3 text-lg">{title}</h2>
      <div className="px-5 py-5">{children}</div>
      {footer !== undefined && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-5 py-4">{footer}</div>
      )}
    </section>
  )
}
