/** How play calls a slip's stake, and what it pays. */
export const betRef = (slipId: string): string => `${slipId}:bet`
export const winRef = (slipId: string): string => `${slipId}:win`
