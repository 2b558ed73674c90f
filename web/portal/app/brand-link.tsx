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
      className="touch-target flex items-center gap-2.5 font-display text-xl font-bold text-ink no-underline"
    >
      <img src="/mark.svg" width="32" height="32" alt="" />
      <span className="max-[22.5rem]:sr-only">{brand.name}</span>
    </Link>
  )
}
