import { useWords } from '@croupier/client/words/use-words.ts'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { ArrowUpIcon } from '@croupier/kit/icons/navigation.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { scrollToTop } from './scroll-to-top.ts'

/** Two screens down, a way back to the top. */
export function ScrollTopButton(): ReactNode {
  const { t } = useWords()
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const look = (): void => setFar(window.scrollY > window.innerHeight)
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!isFar) return null
  return (
    <IconButton
      variant="quiet"
      label={t('shell.scrollTop')}
      icon={<ArrowUpIcon />}
      className="fixed! end-4 bottom-20 z-sticky lg:bottom-6"
      onClick={scrollToTop}
    />
  )
}
