import { createContext, type ReactNode, use } from 'react'
import { assert } from '@croupier/basis/assert.ts'
import type { Fault } from './form/fault.ts'

/** The few words the kit itself has to say. The front end fills them from its catalogue. */
export interface KitWords {
  close: string
  cancel: string
  retry: string
  loading: string
  showPassword: string
  hidePassword: string
  copy: string
  copied: string
  newer: string
  older: string
  previousPage: string
  nextPage: string
  page: (number: number) => string
  pages: string
  notices: string
  amountHidden: string
  required: string
  /** What a row of slides is called to those who hear it. */
  carousel: string
  previousSlide: string
  nextSlide: string
  slide: (number: number, of: number) => string
  play: string
  pause: string
  scrollForward: string
  scrollBack: string
  sortAscending: string
  sortDescending: string
  /** The sentence for a fault of one field, its bounds filled in. */
  fault: (fault: Fault) => string
}

export interface KitSetting {
  words: KitWords
  /** BCP 47 tag of the interface language. */
  locale: string
  /** `native` shows the language's own digits where it has them (১২৩), `latin` 123 everywhere. */
  digits: 'latin' | 'native'
  /** IANA zone times are shown in. */
  timeZone: string
  /** Server clock minus this device's clock, in milliseconds. */
  serverOffset: number
}

const KitContext = createContext<KitSetting | undefined>(undefined)

export function KitProvider({ children, ...setting }: KitSetting & { children: ReactNode }): ReactNode {
  return <KitContext value={setting}>{children}</KitContext>
}

/** @throws BrokenInvariant outside a KitProvider. */
export function useKit(): KitSetting {
  const setting = use(KitContext)
  assert(setting, 'kit components stand inside a KitProvider')
  return setting
}

export function useKitWords(): KitWords {
  return useKit().words
}
