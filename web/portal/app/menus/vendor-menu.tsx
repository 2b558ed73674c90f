import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { placeBeside } from '@croupier/kit/overlays/anchored.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { ChevronDownIcon } from '@croupier/kit/icons/navigation.tsx'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useCategoryName } from '../../catalogue/category-name.ts'
import { useVendors } from '../../catalogue/use-vendors.ts'
import { LARGE_MENU_ABOVE, type Vendor } from '../../catalogue/vendors.ts'
import { HeaderDesks } from './header-desks.tsx'
import { VendorLink } from './vendor-link.tsx'

/** Many vendors, by the category that comes first for each. */
function ByCategory({ vendors, onGo }: { vendors: readonly Vendor[]; onGo: () => void }): ReactNode {
  const nameOf = useCategoryName()
  const groups = Map.groupBy(vendors, ({ categories: [first] }) => first ?? 'RNG')
  return Array.from(groups, ([category, group]) => (
    <section key={category}>
      <h2 className="mb-2 text-sm text-ink-faint">{nameOf(category)}</h2>
      <List vendors={group} onGo={onGo} className="grid-cols-2 gap-2 xl:grid-cols-4" />
    </section>
  ))
}

function List({
  vendors,
  onGo,
  className,
}: {
  vendors: readonly Vendor[]
  onGo: () => void
  className: string
}): ReactNode {
  return (
    <ul className={classNames('grid', className)}>
      {vendors.map((vendor) => (
        <li key={vendor.vassalage} className="min-w-0">
          <VendorLink vendor={vendor} onGo={onGo} />
        </li>
      ))}
    </ul>
  )
}

/** Whose games are played here: a list, and a large one by category where there are many. */
function Vendors(): ReactNode {
  const { t } = useWords()
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const vendors = useVendors()
  if (vendors.length === 0) return null
  const isLarge = vendors.length > LARGE_MENU_ABOVE
  const close = (): void => panel.current?.hidePopover()
  return (
    <>
      <button
        ref={anchor}
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        className={`${buttonClasses('ghost', 'small')} max-lg:hidden`}
      >
        {t('shell.header.vendors')}
        <ChevronDownIcon />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-kit=""
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open' && anchor.current && panel.current) {
            placeBeside(anchor.current, panel.current, 'below-start')
          }
        }}
        className={classNames(
          'fixed inset-auto m-0 max-h-[80dvh] overflow-y-auto overscroll-contain rounded-md border border-hairline bg-overlay p-4 text-ink shadow-float',
          isLarge ? 'w-[min(64rem,calc(100vw-2rem))]' : 'w-72',
        )}
      >
        <nav aria-label={t('shell.footer.vendors')} className="flex flex-col gap-5">
          {isOpen &&
            (isLarge ? (
              <ByCategory vendors={vendors} onGo={close} />
            ) : (
              <List vendors={vendors} onGo={close} className="gap-1.5" />
            ))}
        </nav>
      </div>
    </>
  )
}

/** What stands in a desk's header beside the brand: the vendors, and the customer service the operator puts there. */
export default function VendorMenu(): ReactNode {
  return (
    <>
      <Vendors />
      <HeaderDesks />
    </>
  )
}
