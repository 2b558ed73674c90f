import { createHash } from 'node:crypto'

/** Stands for a password as it is now: whatever changes the password changes the stamp, and nothing is learnt from it. */
export function passwordStamp(passwordHash: string | null): Buffer | null {
  return passwordHash === null ? null : createHash('sha256').update(passwordHash).digest()
}

/** Whether a stamp was made of this very password. */
export function isStampOf(stamp: Buffer | null, passwordHash: string | null): boolean {
  const now = passwordStamp(passwordHash)
  return stamp === null || now === null ? stamp === now : stamp.equals(now)
}
