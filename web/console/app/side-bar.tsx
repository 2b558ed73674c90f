import { useWords } from '@croupier/client/words/use-words.ts'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { ChevronBackIcon, ChevronForwardIcon } from '@croupier/kit/icons/navigation.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Lantern } from '../frame/lantern.tsx'
import { Navigation } from './navigation.tsx'
import { useStaff } from '../frame/staff.tsx'

const KEY = 'console-menu'

function readNarrow(): boolean {
  try {
    return localStorage.getItem(KEY) === 'narrow'
  } catch {
    // Storage refused: wide, as for everyone who never chose.
    return false
  }
}

/** The menu of a desk. Its width is remembered on this device. */
export function SideBar(): ReactNode {
  const { t } = useWords()
  const { brand } = useStaff()
  const [narrow, setNarrow] = useState(readNarrow)

  const toggle = (): void => {
    setNarrow(!narrow)
    try {
      localStorage.setItem(KEY, narrow ? 'wide' : 'narrow')
    } catch {
      // See readNarrow.
    }
  }

  return (
    <nav
      aria-label={t('console.nav.label')}
      className={`sticky top-0 hidden h-dvh shrink-0 flex-col border-e border-hairline bg-surface lg:flex ${narrow ? 'w-17' : 'w-60'}`}
    >
      <Link
        to="/"
        className="flex h-(--bar-height) items-center gap-2.5 border-b border-hairline px-5 font-display text-lg font-semibold text-ink no-underline"
      >
        <Lantern className="text-2xl text-brass" />
        <span className={narrow ? 'sr-only' : 'truncate'}>{brand.name}</span>
      </Link>
      <div className="flex-1 overflow-y-auto px-3 py-4">
        <Navigation narrow={narrow} />
      </div>
      <div className={`border-t border-hairline px-3 py-2 ${narrow ? 'flex justify-center' : 'flex justify-end'}`}>
        <IconButton
          label={narrow ? t('console.nav.expand') : t('console.nav.collapse')}
          icon={narrow ? <ChevronForwardIcon /> : <ChevronBackIcon />}
          onClick={toggle}
        />
      </div>
    </nav>
  )
}
