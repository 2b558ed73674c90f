import { OfflineScene } from '@croupier/kit/art/empty-scenes.tsx'
import type { ReactNode } from 'react'

/** What stands instead of the whole application: why, and what can be done now. */
export function ClosedScreen({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <main className="grid min-h-dvh place-items-center px-6 py-12">
      <div className="flex max-w-120 flex-col items-center gap-4 text-center">
        <div className="w-56">
          <OfflineScene />
        </div>
        <h1 className="text-2xl">{title}</h1>
        <div className="flex flex-col gap-2 text-ink-soft">{children}</div>
        <div className="mt-2 flex flex-wrap justify-center gap-3 empty:hidden">{actions}</div>
      </div>
    </main>
  )
}
