import { useWords } from '@croupier/client/words/use-words.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { HeadsetIcon } from '@croupier/kit/icons/navigation.tsx'
import type { ReactNode } from 'react'
import { useSettings } from '../../session/settings.ts'

/** The customer service that the operator puts into the header. A phone's has no room: there it stands in the menu. */
export function HeaderDesks(): ReactNode {
  const { t } = useWords()
  const desks = useSettings()?.customerService.filter(({ csPosition }) => csPosition === 'HEADER') ?? []
  return desks.map(({ path, title }) => (
    <a key={path} href={path} rel="noopener" className={`${buttonClasses('ghost', 'small')} max-lg:hidden`}>
      <HeadsetIcon className="text-xl" />
      <bdi>{title ?? t('shell.side.customerService')}</bdi>
    </a>
  ))
}
