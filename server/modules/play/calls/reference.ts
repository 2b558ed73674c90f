import { hash } from 'node:crypto'

/** What a vendor's ids are found by: 16 bytes as a uuid, the same forever. */
function hashOf(kind: 'round' | 'transaction', vendorId: number, ref: string): string {
  const hex = hash('sha256', `${kind}\n${vendorId}\n${ref}`, 'hex').slice(0, 32)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** A round is a member's own: at a shared table several members' rounds have one vendor's id. */
export function roundHash(vendorId: number, ref: string): string {
  return hashOf('round', vendorId, ref)
}

export function transactionHash(vendorId: number, ref: string): string {
  return hashOf('transaction', vendorId, ref)
}
