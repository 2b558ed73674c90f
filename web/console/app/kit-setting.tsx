import { useKitSetting } from '@croupier/client/use-kit-setting.ts'
import { KitProvider } from '@croupier/kit/words.tsx'
import type { ReactNode } from 'react'

/** What the kit needs to know: its words, the language, the brand's time zone and the server's clock. */
export function KitSetting({ timeZone, children }: { timeZone: string; children: ReactNode }): ReactNode {
  const setting = useKitSetting(timeZone)
  return <KitProvider {...setting}>{children}</KitProvider>
}
