import { readUserAgent } from '@croupier/client/user-agent.ts'
import { useWords } from '@croupier/client/words/use-words.ts'

/** Names what a browser said it was: "Firefox on Android". */
export function useDeviceName(): (userAgent: string | null) => string {
  const { t } = useWords('security')
  return (userAgent) => {
    const { browser, system } = readUserAgent(userAgent)
    if (browser !== undefined && system !== undefined) return t('security.device.on', { browser, system })
    return browser ?? system ?? t('security.device.unknown')
  }
}
