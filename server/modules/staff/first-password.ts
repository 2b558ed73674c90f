import { randomBytes } from 'node:crypto'

/** 120 bits, told once to whoever makes the account: `ih3kQ…`. */
export function newFirstPassword(): string {
  return randomBytes(15).toString('base64url')
}
