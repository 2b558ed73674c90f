import { serverNow } from '@croupier/client/server-clock.ts'
import { formatTime } from '@croupier/kit/format/time.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useSettings } from '../../session/settings.ts'

/** The house's clock in its own zone: periods of contracts end by it. */
export function AgentClock(): ReactNode {
  const { t } = useWords()
  const timeZone = useSettings()?.brand.timeZone
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  if (timeZone === undefined) return null
  return (
    <p className="figures flex flex-wrap gap-x-3 text-sm text-ink-faint">
      <span>{t('shell.agent.clock', { zone: timeZone })}</span>
      <time dir="ltr">{formatTime(now, timeZone)}</time>
    </p>
  )
}
