import { changeSetting } from '@croupier/api/settings/change-setting.ts'
import { listSettings } from '@croupier/api/settings/list-settings.ts'
import { FIREBASE_API_KEY, FIREBASE_PROJECT } from '../../sandbox/social/firebase-phone.ts'
import type { Story } from '../story.ts'

const NAME = 'identity.firebase'

const story: Story = {
  title: 'Firebase could send the codes, in the sandbox, as soon as somebody switches it on',
  async tell(world) {
    const sandbox = new URL(world.sandbox)
    // Plain http is taken from this machine alone, and that is where the sandbox is, however it listens.
    if (sandbox.hostname !== 'localhost') sandbox.hostname = '127.0.0.1'
    const house = `${sandbox.origin}/firebase`
    const addresses = { keysUrl: `${house}/keys`, toolkitUrl: house, recaptchaUrl: `${house}/recaptcha` }
    const { list } = await world.do(listSettings, {})
    const found = list.find(({ name }) => name === NAME)
    const present = found?.value as { projectId?: string | null; keysUrl?: string } | undefined
    if (found?.changedBy === null) {
      const value = { projectId: FIREBASE_PROJECT, apiKey: FIREBASE_API_KEY, isOffered: false, ...addresses }
      await world.do(changeSetting, { name: NAME, value })
    }
    // The sandbox moves when it is started on another port; everything else stays as a person left it.
    else if (present?.projectId === FIREBASE_PROJECT && present.keysUrl !== addresses.keysUrl) {
      await world.do(changeSetting, { name: NAME, value: { ...present, ...addresses } })
    }
  },
}

export default story
