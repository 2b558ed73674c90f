/** How play calls a line's stake; its win and its rebate are called after it. */
export const betRef = (orderId: string, n: number): string => `${orderId}:${n}`
