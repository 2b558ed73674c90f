import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { type SocialProtocol, type SocialProvider, SocialRefused } from '../../../modules/identity/index.ts'
import type { Outside } from '../../../platform/outside.ts'
import { askGraph } from './graph.ts'

const VERSION = 'v24.0'

/** Where people are asked, and where we ask. A provider's own address stands for both. */
function addressesOf(provider: SocialProvider): { dialog: string; graph: string } {
  const { address } = provider
  return { dialog: address ?? 'https://www.facebook.com', graph: address ?? 'https://graph.facebook.com' }
}

const tokenAnswer = z.object({ access_token: z.string().check(z.minLength(1)) })
const meAnswer = z.object({
  id: z.string().check(z.regex(/^\d{1,40}$/)),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
})

/**
 * Facebook Login for the web, by hand: https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow.
 * The code is bound to our redirect address and app secret, the way to the browser by its state; ids are the app's own.
 */
export function openFacebook(outside: Outside): SocialProtocol {
  return {
    protocol: 'facebook',

    async addressOf(provider, way) {
      const url = new URL(`${addressesOf(provider).dialog}/${VERSION}/dialog/oauth`)
      url.search = new URLSearchParams({
        client_id: provider.clientId,
        redirect_uri: way.redirectUri,
        response_type: 'code',
        scope: (provider.scope ?? 'public_profile').replaceAll(' ', ','),
        state: way.state,
      }).toString()
      return url.href
    },

    async personOf(provider, way, answer) {
      const given = new URLSearchParams(answer)
      const code = given.get('code')
      if (given.has('error') || !code) throw new SocialRefused('no code')
      const { graph } = addressesOf(provider)
      const { access_token: token } = await askGraph(
        outside,
        new URL(`${graph}/${VERSION}/oauth/access_token`),
        tokenAnswer,
        new URLSearchParams({
          client_id: provider.clientId,
          client_secret: provider.secret,
          redirect_uri: way.redirectUri,
          code,
        }),
      )
      const me = new URL(`${graph}/${VERSION}/me`)
      me.search = new URLSearchParams({
        fields: 'id,name,email',
        access_token: token,
        // Shows that it is the app's server that asks, not whoever found the token.
        appsecret_proof: createHmac('sha256', provider.secret).update(token).digest('hex'),
      }).toString()
      const { id, name, email } = await askGraph(outside, me, meAnswer)
      return {
        // Ids are given for one app: another app's are other people's.
        issuer: `facebook:${provider.clientId}`,
        subject: id,
        name: name?.slice(0, 200) ?? null,
        // The Graph API gives only addresses that were confirmed.
        email: email ?? null,
        username: null,
        answeredOnce: null,
      }
    },
  }
}
