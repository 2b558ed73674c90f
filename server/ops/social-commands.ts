import { listSocialProviders } from '@croupier/api/identity/social/list-social-providers.ts'
import { setSocialProvider } from '@croupier/api/identity/social/set-social-provider.ts'
import { asOps } from './as-ops.ts'
import type { Command } from './command.ts'
import { numberOf, opennessOf, textsOf } from './given-options.ts'

/** Options that are texts, under the operation's names. */
const TEXTS = {
  code: 'code',
  name: 'name',
  protocol: 'protocol',
  address: 'address',
  'client-id': 'clientId',
  secret: 'secret',
  scope: 'scope',
  'id-token-alg': 'idTokenAlg',
} as const

export const socialCommands: readonly Command[] = [
  {
    noun: 'social-provider',
    verb: 'set',
    summary: 'Add a provider of social log-in, or change one; options left out stay as they are.',
    options: {
      code: {
        value: '<code>',
        help: 'its name with us; google, line, facebook and telegram are known',
        isRequired: true,
      },
      'client-id': { value: '<text>', help: 'who we are there; of Telegram the bot’s number' },
      secret: { value: '<text>', help: 'what proves it; of Telegram the bot’s token; kept sealed', isSecret: true },
      name: { value: '<text>', help: 'what people read on its button' },
      protocol: { value: '<name>', help: 'oidc, facebook or telegram' },
      address: { value: '<address>', help: 'where it is reached: an OpenID issuer' },
      scope: { value: '<text>', help: 'what is asked of it' },
      'id-token-alg': { value: '<name>', help: 'how its ID tokens are signed, where its discovery says otherwise' },
      position: { value: '<number>', help: 'its place among the buttons' },
      open: { help: 'people may log in by it' },
      closed: { help: 'nobody does; what is bound stays bound' },
    },
    needs: 'app',
    run: async (call) => ({
      value: await asOps(call, setSocialProvider, {
        ...textsOf(call.given, TEXTS),
        ...numberOf(call.given, 'position'),
        ...opennessOf(call.given),
      }),
    }),
  },
  {
    noun: 'social-provider',
    verb: 'list',
    summary: 'Every provider of social log-in, without its secret, and the addresses to register with it.',
    needs: 'app',
    run: async (call) => ({ value: (await asOps(call, listSocialProviders, {})).list }),
  },
]
