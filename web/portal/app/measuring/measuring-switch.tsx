import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { chooseMeasuring, isRefusedByBrowser, useMeasuringChoice } from './measuring-choice.ts'

/** What was said to being counted can be said otherwise at any time. */
export default function MeasuringSwitch({ className }: { className: string }): ReactNode {
  const { t } = useWords('measuring')
  const choice = useMeasuringChoice()
  if (choice === undefined || isRefusedByBrowser()) return null
  const isOn = choice !== 'no'
  return (
    <button type="button" className={className} onClick={() => chooseMeasuring(!isOn)}>
      {t(isOn ? 'measuring.withdraw' : 'measuring.allow')}
    </button>
  )
}
