import { listSocialProviders } from '@croupier/api/identity/social/list-social-providers.ts'
import { setSocialProvider } from '@croupier/api/identity/social/set-social-provider.ts'
import { demoClients } from '../../sandbox/social/demo-clients.ts'
import type { Story } from '../story.ts'

/** Where each house is, under the sandbox's origin. */
const houses = [
  { code: 'google', path: '/oidc' },
  { code: 'facebook', path: '/facebook' },
  { code: 'line', path: '/oidc' },
  { code: 'telegram', path: '/telegram' },
] as const

const story: Story = {
  title: 'Google, Facebook, LINE and Telegram know who somebody is, in the sandbox',
  async tell(world) {
    const sandbox = new URL(world.sandbox)
    // Plain http is taken from this machine alone, and that is where the sandbox is, however it listens.
    if (sandbox.hostname !== 'localhost') sandbox.hostname = '127.0.0.1'
    const { list } = await world.do(listSocialProviders, {})
    for (const [position, { code, path }] of houses.entries()) {
      const address = `${sandbox.origin}${path}`
      const provider = list.find((each) => each.code === code)
      if (!provider) await world.do(setSocialProvider, { code, address, position, ...demoClients[code] })
      // The sandbox moves when it is started on another port; everything else stays as a person left it.
      else if (provider.clientId === demoClients[code].clientId && provider.address !== address) {
        await world.do(setSocialProvider, { code, address, secret: demoClients[code].secret })
      }
    }
  },
}

export default story
