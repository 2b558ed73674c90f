import { classNames } from '@croupier/kit/class-names.ts'
import { VendorMark } from '@croupier/kit/components/vendor-mark.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Vendor, vendorPath } from '../../catalogue/vendors.ts'

/** A vendor by its mark and name; it leads to its games. */
export function VendorLink({
  vendor,
  markOnly = false,
  onGo,
}: {
  vendor: Vendor
  /** On a phone its mark alone, where many stand in a row. */
  markOnly?: boolean | undefined
  onGo?: (() => void) | undefined
}): ReactNode {
  return (
    <Link
      to={vendorPath(vendor)}
      onClick={onGo}
      title={markOnly ? vendor.displayName : undefined}
      className={classNames(
        'flex min-h-11 max-w-full items-center gap-2.5 rounded-md border border-hairline bg-raised py-1 ps-1.5 pe-3.5 text-sm text-ink-soft no-underline transition-colors hover:border-outline hover:text-ink',
        markOnly && 'max-sm:pe-1.5',
      )}
    >
      <VendorMark code={vendor.vassalage} size="medium" className="rounded-sm" />
      <bdi className={markOnly ? 'min-w-0 truncate max-sm:sr-only' : 'min-w-0 truncate'}>{vendor.displayName}</bdi>
    </Link>
  )
}
