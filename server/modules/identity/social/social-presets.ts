import type { idTokenAlgorithms, SocialProtocolName } from '@croupier/api/identity/social/social.ts'

export interface SocialPreset {
  name: string
  protocol: SocialProtocolName
  address: string | null
  scope: string | null
  idTokenAlg: (typeof idTokenAlgorithms)[number] | null
}

/** What is known of well-known providers, by their code; an operator may say otherwise. */
export const socialPresets: Readonly<Record<string, SocialPreset>> = {
  google: {
    name: 'Google',
    protocol: 'oidc',
    address: 'https://accounts.google.com',
    scope: 'openid email profile',
    idTokenAlg: null,
  },
  // A web channel's ID tokens are signed with its secret, whatever discovery lists; mail needs an application to LINE.
  line: {
    name: 'LINE',
    protocol: 'oidc',
    address: 'https://access.line.me',
    scope: 'openid profile',
    idTokenAlg: 'HS256',
  },
  facebook: { name: 'Facebook', protocol: 'facebook', address: null, scope: 'public_profile email', idTokenAlg: null },
  telegram: { name: 'Telegram', protocol: 'telegram', address: null, scope: null, idTokenAlg: null },
}

/** Any other provider speaks OpenID Connect. */
export const otherPreset: Omit<SocialPreset, 'name'> = {
  protocol: 'oidc',
  address: null,
  scope: 'openid email profile',
  idTokenAlg: null,
}
