import { showConsolidatedSettings } from '@croupier/api/settings/show-consolidated-settings.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { HeadsetIcon } from '@croupier/kit/icons/navigation.tsx'
import type { ReactNode } from 'react'
import { useTitle } from '../../page/title.ts'
import { ClosedScreen } from './closed-screen.tsx'

/** The main address, where the refusal of the settings names one. */
function mainDomainOf(error: unknown): string | undefined {
  const value = (error as { value?: { mainDomain?: unknown } } | null)?.value
  return typeof value?.mainDomain === 'string' ? value.mainDomain : undefined
}

/** The portal was opened at an address that is not its operator's: nothing else is shown. */
export default function DomainPage(): ReactNode {
  const { t } = useWords()
  const { error } = useOperation(showConsolidatedSettings, {}, {})
  const main = mainDomainOf(error)
  useTitle(t('shell.domain.title'))
  return (
    <ClosedScreen
      title={t('shell.domain.title')}
      actions={
        main && (
          <>
            <a href={main} className={buttonClasses('action')}>
              {t('shell.domain.action', { domain: new URL(main).host })}
            </a>
            {/* Nothing of the operator's settings is told here: their own desk is at their own address. */}
            <a href={new URL('/support', main).href} className={buttonClasses('quiet')}>
              <HeadsetIcon className="text-xl" />
              {t('shell.customerService.action')}
            </a>
          </>
        )
      }
    >
      {t('shell.domain.text')}
    </ClosedScreen>
  )
}
