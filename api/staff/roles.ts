/** What an operator can be. Each does one job; only the administrator does several. */
export const roles = ['support', 'cashier', 'approver', 'content', 'admin'] as const

export type Role = (typeof roles)[number]

/**
 * Who may do what. The server refuses by this table and the console hides by it. A permission is `<subject>.<verb>`;
 * `own.session` (see, leave and secure one's own session) is everybody's, also while a password or second step is due.
 */
export const permissions = {
  'own.session': roles,
  'members.read': ['support', 'cashier', 'approver', 'admin'],
  'members.manage': ['support', 'admin'],
  'kyc.read': ['support', 'approver', 'admin'],
  'kyc.pictures': ['approver', 'admin'],
  'kyc.decide': ['approver', 'admin'],
  'ledger.read': ['support', 'cashier', 'approver', 'admin'],
  'ledger.adjust': ['cashier', 'admin'],
  'deposits.read': ['support', 'cashier', 'approver', 'admin'],
  'deposits.decide': ['cashier', 'admin'],
  'payments.read': ['cashier', 'approver', 'admin'],
  'payments.manage': ['admin'],
  'vouchers.manage': ['cashier', 'admin'],
  'withdrawals.read': ['support', 'cashier', 'approver', 'admin'],
  'withdrawals.work': ['cashier', 'approver', 'admin'],
  'withdrawals.approve': ['approver', 'admin'],
  'content.read': ['support', 'content', 'admin'],
  'content.manage': ['content', 'admin'],
  'feedback.read': ['support', 'admin'],
  'feedback.answer': ['support', 'admin'],
  'chat.read': ['support', 'content', 'admin'],
  'chat.moderate': ['support', 'admin'],
  'chat.manage': ['content', 'admin'],
  'messages.read': ['support', 'content', 'admin'],
  'messages.send': ['support', 'content', 'admin'],
  'promotions.read': ['support', 'content', 'cashier', 'approver', 'admin'],
  'promotions.manage': ['content', 'admin'],
  'promotions.publish': ['approver', 'admin'],
  'promotions.approve': ['cashier', 'admin'],
  'contracts.read': ['support', 'cashier', 'approver', 'admin'],
  'contracts.manage': ['admin'],
  'contracts.settle': ['approver', 'admin'],
  'agents.manage': ['admin'],
  'games.read': ['support', 'cashier', 'approver', 'content', 'admin'],
  'games.manage': ['content', 'admin'],
  'vendors.manage': ['admin'],
  'reports.read': ['support', 'cashier', 'approver', 'admin'],
  'rounds.read': ['support', 'cashier', 'approver', 'admin'],
  'rounds.rule': ['cashier', 'admin'],
  'settings.read': ['content', 'approver', 'admin'],
  'settings.manage': ['admin'],
  'proposals.read': ['cashier', 'approver', 'admin'],
  'proposals.decide': ['approver', 'admin'],
  'staff.read': ['approver', 'admin'],
  'staff.manage': ['admin'],
  'audit.read': ['approver', 'admin'],
  'audit.check': ['approver', 'admin'],
} as const satisfies Record<`${string}.${string}`, readonly Role[]>

export type StaffPermission = keyof typeof permissions

/** The permissions of a role, in the table's order. */
export function permissionsOf(role: Role): StaffPermission[] {
  const all = Object.keys(permissions) as StaffPermission[]
  return all.filter((permission) => mayRole(role, permission))
}

/** An unknown permission is nobody's. */
export function mayRole(role: Role, permission: string): boolean {
  const allowed: readonly Role[] | undefined = Object.hasOwn(permissions, permission)
    ? permissions[permission as StaffPermission]
    : undefined
  return allowed?.includes(role) ?? false
}
