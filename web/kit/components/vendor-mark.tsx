import { markPath } from '@croupier/basis/picture-paths.ts'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { HostedImage } from './hosted-image.tsx'

const sizes = { small: 'size-6', medium: 'size-8', large: 'size-12' }

/** A studio's mark, drawn by the server from its code; the studio's name stands beside it. */
export function VendorMark({
  code,
  size = 'small',
  className,
}: {
  /** The vendor's code: `PG`. */
  code: string
  size?: keyof typeof sizes | undefined
  className?: string | undefined
}): ReactNode {
  return (
    <HostedImage
      src={markPath(code)}
      alt=""
      width={64}
      height={64}
      loading="near"
      decoding="async"
      className={classNames('shrink-0', sizes[size], className)}
    />
  )
}
