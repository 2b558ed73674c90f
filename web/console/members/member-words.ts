import type { MemberState } from '@croupier/api/identity/limits.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'
import type { WordKey } from '@croupier/words/areas.ts'

/** What an account is, as its number says. */
export const typeWords: Readonly<Record<number, WordKey>> = {
  0: 'console-members.type.0',
  1: 'console-members.type.1',
  2: 'console-members.type.2',
  4: 'console-members.type.4',
  41: 'console-members.type.41',
  42: 'console-members.type.42',
}

export const stateTones: Record<MemberState, Tone> = { active: 'jade', frozen: 'vermilion', closed: 'plain' }
