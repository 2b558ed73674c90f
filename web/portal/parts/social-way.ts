import { startSocialBinding } from '@croupier/api/identity/social/start-social-binding.ts'
import { startSocialLogin } from '@croupier/api/identity/social/start-social-login.ts'
import { call } from '@croupier/client/call.ts'

const KEY = 'social-way'

/** Why somebody goes to a social provider. */
export interface SocialWay {
  purpose: 'login' | 'bind'
  /** The page they wanted. */
  then?: string | undefined
}

/**
 * Leaves for a provider's page. The purpose is kept in this tab, to which they come back.
 * @param password of the account, where another account is to open it
 */
export async function leaveFor(provider: string, way: SocialWay, password?: string): Promise<void> {
  const { url } =
    way.purpose === 'bind'
      ? await call(startSocialBinding, { provider, password })
      : await call(startSocialLogin, { provider })
  try {
    sessionStorage.setItem(KEY, JSON.stringify(way))
  } catch {
    // Storage refused: they come back to the home page.
  }
  location.assign(url)
}

/** The way this tab is on; a log-in where it knows of none. */
export function socialWay(): SocialWay {
  try {
    const { purpose, then } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<SocialWay>
    // Only a path of ours: whatever lies in storage is no address to follow.
    const isPath = typeof then === 'string' && /^\/(?![/\\])/.test(then)
    return { purpose: purpose === 'bind' ? 'bind' : 'login', then: isPath ? then : undefined }
  } catch {
    return { purpose: 'login' }
  }
}

export function forgetSocialWay(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // See above.
  }
}
