import type { WorkQueue } from '@croupier/api/reporting/show-waiting-work.ts'
import type { StaffPermission } from '@croupier/api/staff/roles.ts'
import type { Area, WordKey } from '@croupier/words/areas.ts'
import type { ComponentType, ReactNode } from 'react'

/**
 * One screen of the console. Its route, its lines in the menu and the command palette, who may open it and the words it
 * loads follow from this; `app/pages.tsx` says in which order.
 */
export interface Screen {
  /** Where it lies: `/deposits`, `/points/:tab?`. */
  path: `/${string}`
  /** Without it the screen is neither shown in the menu nor drawn. */
  permission: StaffPermission
  /** Areas of its words, loaded together with it. */
  words: readonly Area[]
  /** Its line in the menu and the command palette; a screen without one is reached from others. */
  menu?: { label: WordKey; icon: ReactNode }
  /** Whose count stands beside its line: what waits there for an operator. */
  queue?: WorkQueue
  /** Of these, what has waited too long. */
  late?: WorkQueue
  load: () => Promise<ComponentType<ScreenProps>>
}

export interface ScreenProps {
  screen: Screen
}

/** Where the menu leads: a screen's path without what may stand behind it. */
export function addressOf({ path }: Screen): string {
  return path.replace(/\/:.*$/, '')
}
