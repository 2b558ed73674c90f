import { changeSetting } from '@croupier/api/settings/change-setting.ts'
import { listSettings } from '@croupier/api/settings/list-settings.ts'
import { registrationRules } from '@croupier/server/modules/identity/index.ts'
import { totpRequired } from '@croupier/server/modules/staff/index.ts'
import { settingsPort } from '@croupier/server/platform/settings.ts'
import type { Story } from '../story.ts'

/** What a person has changed since stays as they left it. */
const story: Story = {
  title: 'Lumen opens its doors',
  async tell(world) {
    const { list } = await world.do(listSettings, {})
    const isUntouched = (name: string) => list.find((setting) => setting.name === name)?.changedBy === null
    if (isUntouched(totpRequired.name)) {
      // A newcomer should see the console before looking for an authenticator; they may enrol one there.
      await world.do(changeSetting, { name: totpRequired.name, value: false })
    }
    if (isUntouched(registrationRules.name)) {
      // Lumen asks for the name that payouts are made out to; whoever likes leaves it for later.
      const rules = registrationRules.initial
      const value = { ...rules, payeeName: { ...rules.payeeName, enabled: true } }
      await world.do(changeSetting, { name: registrationRules.name, value })
    }
    // The next stories are told within the second in which a process may still read the old values.
    await world.wired.app.ports.use(settingsPort).refresh()
  },
}

export default story
