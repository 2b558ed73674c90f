import { LOWEST_GROUP, WHOLE_GROUP } from '@croupier/games/lottery/prize-group.ts'

const WHOLE_PERCENT = 10_000

/** The prize group of whoever gets at most this part of a stake back, in hundredths of a per cent; groups are even. */
export function groupOfRebate(hundredths: number): number {
  return LOWEST_GROUP + Math.floor((hundredths * WHOLE_GROUP) / WHOLE_PERCENT / 2) * 2
}

/** What a group gives back of a stake, for whoever plays by the lowest; hundredths of a per cent. */
export function rebateOfGroup(group: number): number {
  return ((group - LOWEST_GROUP) * WHOLE_PERCENT) / WHOLE_GROUP
}
