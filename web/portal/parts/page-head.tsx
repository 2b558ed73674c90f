import type { ReactNode } from 'react'
import { useTitle } from '../page/title.ts'

/** A page's heading, its sentence, and its name in the tab. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }): ReactNode {
  useTitle(title)
  return (
    <header className="flex flex-col gap-1.5">
      <h1 className="text-2xl">{title}</h1>
      {children !== undefined && <p className="max-w-160 text-ink-soft">{children}</p>}
    </header>
  )
}
