import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { Facts } from '../lists/facts.tsx'

/**
 * A house our messages leave by: what is set, without its secret, and for who may the forms to change it and to try it.
 * One form at a time.
 */
export function GatewayCard({
  title,
  facts,
  change,
  test,
}: {
  title: string
  /** Undefined where nothing is set. */
  facts: readonly (readonly [name: string, value: ReactNode])[] | undefined
  change: (onDone: () => void) => ReactNode
  test: () => ReactNode
}): ReactNode {
  const { t } = useWords('console-settings')
  const may = useMay()
  const [open, setOpen] = useState<'change' | 'test'>()
  const turn = (form: 'change' | 'test') => setOpen(open === form ? undefined : form)
  return (
    <Card title={title}>
      <div className="flex flex-col gap-4">
        {facts ? <Facts facts={facts} /> : <p className="text-ink-soft">{t('console-settings.messages.none')}</p>}
        {may('settings.manage') && (
          <div className="flex flex-wrap gap-3">
            <Button aria-expanded={open === 'change'} onClick={() => turn('change')}>
              {t(facts ? 'console-settings.messages.change' : 'console-settings.messages.setUp')}
            </Button>
            {facts && (
              <Button aria-expanded={open === 'test'} onClick={() => turn('test')}>
                {t('console-settings.messages.test')}
              </Button>
            )}
          </div>
        )}
        {open === 'change' && change(() => setOpen(undefined))}
        {open === 'test' && test()}
      </div>
    </Card>
  )
}
