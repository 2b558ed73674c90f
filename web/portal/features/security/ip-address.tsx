import type { ReactNode } from 'react'

/** Where somebody came from, after what it belongs to; the gap stands on the reader's side, whatever way digits run. */
export function IpAddress({ ip }: { ip: string | null }): ReactNode {
  if (ip === null) return null
  return (
    <span className="ms-3">
      <bdi dir="ltr">{ip}</bdi>
    </span>
  )
}
