import { declaredSettingsPort, settingsPort } from '../platform/settings.ts'
import { audited } from './as-ops.ts'
import { type AppCall, type Command, OpsFault, textOf } from './command.ts'

function find(call: AppCall, name: string) {
  const declared = call.app.ports.use(declaredSettingsPort)
  const found = declared.find((setting) => setting.name === name)
  if (!found) throw new OpsFault(`there is no setting “${name}”; “ops settings get” lists them`)
  return found
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A word needs no quotes at the command line.
    return text
  }
}

export const settingsCommands: readonly Command[] = [
  {
    noun: 'settings',
    verb: 'get',
    summary: 'What the settings are now; one of them with --name.',
    options: { name: { value: '<setting>', help: 'such as staff.idleMinutes; all of them where left out' } },
    needs: 'app',
    async run(call) {
      const settings = call.app.ports.use(settingsPort)
      await settings.refresh()
      const name = call.given['name']
      if (typeof name === 'string') {
        return { value: { name, value: settings.read(find(call, name)) } }
      }
      const declared = call.app.ports.use(declaredSettingsPort)
      return { value: declared.map((one) => ({ name: one.name, value: settings.read(one), initial: one.initial })) }
    },
  },
  {
    noun: 'settings',
    verb: 'set',
    summary: 'Change a setting; running servers follow within a second.',
    words: ['name', 'value'],
    needs: 'app',
    async run(call) {
      const setting = find(call, textOf(call.given, 'name'))
      const parsed = setting.schema.safeParse(read(textOf(call.given, 'value')))
      if (!parsed.success) {
        throw new OpsFault(
          `${setting.name} cannot be that: ${parsed.error.issues.map((issue) => issue.message).join('; ')}`,
        )
      }
      const details = { name: setting.name, value: parsed.data }
      await audited(call, 'settings set', details, (scope) =>
        scope.transaction(({ tx }) =>
          call.app.ports.use(settingsPort).change(tx, setting, parsed.data, `ops:${call.user}`),
        ),
      )
      return { value: details }
    },
  },
]
