import { useKitSetting } from '@croupier/client/use-kit-setting.ts'
import { KitProvider } from '@croupier/kit/words.tsx'
import type { ReactNode } from 'react'
import { useSettings } from '../session/settings.ts'

/** Hands the kit its words, the zone of times and the server's clock. */
export function KitBridge({ children }: { children: ReactNode }): ReactNode {
  const setting = useKitSetting(useSettings()?.brand.timeZone ?? 'Asia/Dhaka')
  return <KitProvider {...setting}>{children}</KitProvider>
}
