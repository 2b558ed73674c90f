import type { ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="border-b border-hairline pb-2 text-2xl">{title}</h2>
      {children}
    </section>
  )
}
