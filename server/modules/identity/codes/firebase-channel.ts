import type { Scope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { firebase } from '../identity-settings.ts'

/** By which key the portal's members have their codes sent by Firebase, and where: as public as any page. */
export interface FirebaseChannel {
  apiKey: string
  toolkitUrl: string
  recaptchaUrl: string
}

/** Undefined while the operator does not offer it. */
export function firebaseChannel(scope: Pick<Scope, 'use'>): FirebaseChannel | undefined {
  const { isOffered, projectId, apiKey, toolkitUrl, recaptchaUrl } = scope.use(settingsPort).read(firebase)
  if (!isOffered || projectId === null || apiKey === null) return undefined
  return { apiKey, toolkitUrl, recaptchaUrl }
}
