import type { Config } from '@croupier/server/platform/config.ts'
import type { DemoAccount } from './demo.ts'
import { isLoopback, reachableHost } from './listeners.ts'

/** Printed when everything is ready: the addresses, and in the demo the accounts. */
export function welcome(
  config: Config,
  accounts: readonly DemoAccount[],
  developmentPorts: readonly (readonly [name: string, port: number])[],
  hasSandbox: boolean,
): string {
  const host = reachableHost(config.host)
  const http = (port: number) => `http://${host}:${port}`
  const addresses: [string, string][] = [['Portal', config.publicUrl ?? http(config.port)]]
  if (config.tls || config.isDemo) {
    const note = config.tls ? '' : '   (self-signed certificate: the browser asks once)'
    addresses.push(['', `https://${host}:${config.httpsPort}${note}`])
  }
  addresses.push(
    ['Console', http(config.consolePort)],
    ['Games', http(config.gamesPort)],
    ['Imported', http(config.bundlesPort)],
  )
  if (hasSandbox)
    addresses.push([
      'Sandbox',
      `${http(config.sandboxPort)}   (the outside world: games, payments, text messages, mail)`,
    ])
  for (const [name, port] of developmentPorts) addresses.push([`Live ${name}`, http(port)])

  const lines = ['', 'Croupier is ready.', '', ...table(addresses)]
  if (accounts.length > 0) {
    const rows = accounts.map((each) => [each.role, each.account, each.password, each.where, each.note ?? ''])
    lines.push('', 'Demo accounts', ...table([['Role', 'Account', 'Password', 'Where', ''], ...rows]))
    if (!isLoopback(config.host)) {
      lines.push(
        '',
        `! HOST ${config.host} is open to the network, and these passwords are public. DEMO=0 starts without.`,
      )
    }
  }
  return [...lines, '', 'Ctrl-C stops everything.', ''].join('\n')
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
}
