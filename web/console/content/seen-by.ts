import { popupReaders } from '../../looks/content/popup-readers.ts'
import type { Reader, ReaderSize } from '../fields/reader-preview.tsx'
import type { Announcement } from './announcement-words.ts'

const platforms = { W: 'desktop', M: 'phone' } as const

/** The dialogs that these stand in open for nobody who is logged in. */
const forVisitors: readonly (string | null)[] = ['w_login', 'w_register']

/** Why a reader is not shown an announcement; undefined: they are. */
export function unseenBy(
  { reader, size }: { reader: Reader; size: ReaderSize },
  { type, executionCode, groupName, platform }: Pick<Announcement, 'type' | 'executionCode' | 'groupName' | 'platform'>,
): 'reader' | 'size' | undefined {
  if (platform !== null && platforms[platform] !== size) return 'size'
  if (type === 'AG' && reader !== 'agent') return 'reader'
  if (executionCode !== null && !popupReaders[executionCode].includes(reader)) return 'reader'
  return reader !== 'visitor' && forVisitors.includes(groupName) ? 'reader' : undefined
}
