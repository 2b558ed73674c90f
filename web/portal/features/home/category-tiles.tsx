import { useWords } from '@croupier/client/words/use-words.ts'
import { Poster, type PosterFamily } from '@croupier/kit/art/poster.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bingo, categories } from '../../app/navigation-items.tsx'

const families: Readonly<Record<string, PosterFamily>> = {
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'pvp',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  INHOUSE: 'mini',
  BINGO: 'bingo',
}

/** Every kind of game as a small poster; the name stands below it, in the reader's own type. */
export default function CategoryTiles(): ReactNode {
  const { t } = useWords()
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6 lg:gap-4">
      {[...categories, bingo].map(({ code, path, label, Icon }) => (
        <li key={code} className="min-w-0 [contain-intrinsic-size:auto_10rem] [content-visibility:auto]">
          <Link
            to={path}
            className="group flex flex-col overflow-hidden rounded-lg border border-hairline bg-surface text-ink no-underline shadow-lift transition-[translate,border-color] hover:-translate-y-0.5 hover:border-outline"
          >
            <Poster seed={code} family={families[code] ?? 'slots'} className="aspect-square w-full" />
            <span className="flex min-h-11 items-center gap-2 px-3 py-2 text-sm font-medium">
              <Icon className="text-lg text-brass max-sm:hidden" />
              <span className="min-w-0 truncate">{t(label)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
