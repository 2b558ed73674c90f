import { createHash } from 'node:crypto'

/** What a code is for: one sent for one purpose opens nothing else. */
export type CodePurpose = 'register' | 'login' | 'reset' | 'second-step' | 'bind'

/** Where a code goes; a number as `parsePhone` answers it. */
export type CodeTarget = { channel: 'sms'; dialingCode: string; number: string } | { channel: 'mail'; address: string }

export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

export function textOf(target: CodeTarget): string {
  if (target.channel === 'sms') return `sms ${target.dialingCode} ${target.number}`
  return `mail ${target.address.toLowerCase()}`
}

/** What a code is kept by: one that belongs to a member is not replaced by what others have sent to the same target. */
export function codeKeyOf(target: CodeTarget, memberId: bigint | undefined): Buffer {
  return hashOf(memberId === undefined ? textOf(target) : `${textOf(target)} of ${memberId}`)
}

export function placeOf(targetHash: Buffer, purpose: CodePurpose): string {
  return `identity.verification_code:${purpose}:${targetHash.toString('hex')}`
}
