import { changeSetting } from '@croupier/api/settings/change-setting.ts'
import { listSettings } from '@croupier/api/settings/list-settings.ts'
import { asOps } from './as-ops.ts'
import { type Command, OpsFault, textOf } from './command.ts'

/** A value as it is typed: JSON where it is JSON, else the word itself, so that a word needs no quotes. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const settingsCommands: readonly Command[] = [
  {
    noun: 'settings',
    verb: 'get',
    summary: 'All settings with their values, or one with --name.',
    options: { name: { value: '<setting>', help: 'such as staff.idleMinutes; all of them where left out' } },
    needs: 'app',
    async run(call) {
      const { list } = await asOps(call, listSettings, {})
      const shown = list.map(({ name, value, initial }) => ({ name, value, initial }))
      const name = call.given['name']
      if (name === undefined) return { value: shown }
      const one = shown.find((setting) => setting.name === name)
      if (!one) throw new OpsFault(`there is no setting “${name}”; “ops settings get” lists them`)
      return { value: one }
    },
  },
  {
    noun: 'settings',
    verb: 'set',
    summary: 'Change a setting; running servers follow within a second.',
    words: ['name', 'value'],
    needs: 'app',
    async run(call) {
      const name = textOf(call.given, 'name')
      const { value } = await asOps(call, changeSetting, { name, value: valueOf(textOf(call.given, 'value')) })
      return { value: { name, value } }
    },
  },
]
