import type { executionCodes } from '@croupier/api/content/announcement.ts'

/** Whom a popup greets, by its execution code: F only at the first log-in ever. */
export const popupReaders: Readonly<
  Record<(typeof executionCodes)[number], readonly ('visitor' | 'member' | 'agent')[]>
> = {
  A: ['member', 'agent'],
  B: ['visitor'],
  F: ['member', 'agent'],
}
