import { type Setting, settingsPort } from '@croupier/server/platform/settings.ts'
import type { TestServer } from './server.ts'

/** Gives a setting a value as an operator's change does, and has the server read it at once. */
export async function changeSetting<Value>(server: TestServer, setting: Setting<Value>, value: Value): Promise<void> {
  const { database, ports } = server.wired.app
  const settings = ports.use(settingsPort)
  await database.transaction((tx) => settings.change(tx, setting, value, 'test'))
  await settings.refresh()
}
