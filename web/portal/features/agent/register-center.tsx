import type { ReactNode } from 'react'
import { CodeList } from './code-list.tsx'
import { OpenAccount } from './open-account.tsx'

/** Where members of the team come from: accounts opened here, and links. */
export default function RegisterCenter(): ReactNode {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
      <OpenAccount />
      <CodeList />
    </div>
  )
}
