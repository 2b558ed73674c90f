import type { OutputOf } from '@croupier/api/operation.ts'
import type { listVerifications } from '@croupier/api/safeguards/verification/list-verifications.ts'
import type { DocumentState, VerificationState } from '@croupier/api/safeguards/verification/verification-answers.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'

export type SentDocument = OutputOf<typeof listVerifications>['list'][number]

export const documentTones: Record<DocumentState, Tone> = {
  submitted: 'brass',
  verified: 'jade',
  refused: 'vermilion',
  expired: 'plain',
  replaced: 'plain',
}

export const verificationTones: Record<VerificationState, Tone> = {
  none: 'plain',
  asked: 'brass',
  submitted: 'brass',
  verified: 'jade',
  refused: 'vermilion',
  expired: 'vermilion',
}
