import { linkClasses } from '@croupier/kit/components/link.ts'
import { Stat } from '@croupier/kit/components/stat.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** One figure; its name leads to the rows it is made of, where they can be listed. */
export function Figure({
  to,
  label,
  value,
  note,
  tone,
}: {
  to?: string
  label: string
  value: ReactNode
  note?: ReactNode
  tone?: 'jade' | 'vermilion' | 'brass' | undefined
}): ReactNode {
  return (
    <Stat
      label={
        to === undefined ? (
          label
        ) : (
          <Link to={to} className={linkClasses.text}>
            {label}
          </Link>
        )
      }
      value={value}
      note={note}
      tone={tone}
    />
  )
}
