/** How play calls a slip’s stake, what it pays, and the stake as it comes back. */
export const betRef = (slipId: string): string => `${slipId}:bet`
export const backRef = (slipId: string): string => `${slipId}:back`
export const winRef = (slipId: string): string => `${slipId}:win`
