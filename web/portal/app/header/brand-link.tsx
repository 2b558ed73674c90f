import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from 'virtual:brand'

export function BrandLink(): ReactNode {
  const { t } = useWords()
  return (
    <Link
      to="/"
      aria-label={t('shell.header.home', { brand: brand.name })}
      className="relative flex h-11 min-w-8 shrink items-center text-ink no-underline"
    >
      {/* The name wraps out of sight where there is no room for it beside the mark. */}
      <span className="flex h-8 flex-wrap gap-x-2.5 overflow-hidden font-display text-xl leading-8 font-bold">
        <img src={brand.mark} width="32" height="32" alt="" />
        <span>{brand.name}</span>
      </span>
    </Link>
  )
}
