import { port } from '../../platform/port.ts'

/** The project whose tokens count, and where its keys are. */
export interface FirebaseProject {
  projectId: string
  keysUrl: string
}

/** What Firebase says of whoever holds a token. */
export interface FirebaseSignIn {
  /** The number a code was sent to and came back from, as `+8801711000001`. */
  phone: string
  /** When that was, epoch milliseconds. */
  at: number
}

/** Reads Firebase's ID tokens. It may fetch keys: never called inside a transaction. */
export interface FirebaseTokens {
  /** @throws SocialRefused for a token that proves no number, SocialUnavailable where the keys cannot be had */
  signInOf(project: FirebaseProject, idToken: string, now: number): Promise<FirebaseSignIn>
}

export const firebasePort = port<FirebaseTokens>('identity.firebase')
