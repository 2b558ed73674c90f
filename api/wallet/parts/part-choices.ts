/**
 * A part of a withdrawal that another member's deposit pays. `offered`: the payer knows where to pay. `told`: they say they
 * paid, and the receiver is asked. `disputed`: the receiver says they got nothing, and operators rule. `received`, `lapsed`
 * and `refused` are the end, but for a payer who tells of a lapsed one late.
 */
export const partStates = ['offered', 'told', 'received', 'disputed', 'lapsed', 'refused'] as const
export type PartState = (typeof partStates)[number]

/** What confirmed a part: its receiver, the time limit, an operator. */
export const partEnds = ['member', 'automatic', 'forced'] as const
export type PartEnd = (typeof partEnds)[number]
