const order = /^([DW])\d{6}[2-9A-Z]{9}$/

/** The screen that shows a member's order: `D` a deposit, `W` a withdrawal. Undefined for anything else. */
export function orderPath(reference: string): `/${'deposits' | 'withdrawals'}?${string}` | undefined {
  const kind = order.exec(reference)?.[1]
  if (kind === undefined) return undefined
  return kind === 'D' ? `/deposits?deposit=${reference}` : `/withdrawals?withdrawal=${reference}`
}
