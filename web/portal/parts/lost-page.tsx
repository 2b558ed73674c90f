import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTitle } from '../page/title.ts'

/** An address whose page is not there, or not any more: says so as any page says its name, and where to go on. */
export function LostPage({
  title,
  text,
  to,
  action,
}: {
  title: string
  text: string
  to: string
  action: string
}): ReactNode {
  useTitle(title)
  return (
    <div className="mx-auto flex max-w-96 flex-col items-center gap-3 px-4 py-10 text-center">
      <div className="mb-1 w-44 max-w-full">
        <NothingFoundScene />
      </div>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-sm text-ink-soft">{text}</p>
      <Link to={to} className={`${buttonClasses('action')} mt-2`}>
        {action}
      </Link>
    </div>
  )
}
