import { randomUUID } from 'node:crypto'
import { limitStake } from '@croupier/api/play/sessions/limit-stake.ts'
import { amount } from '@croupier/api/wallet/limits.ts'
import * as z from 'zod/mini'
import { gameByNode, vendorById } from '../modules/catalogue/index.ts'
import { findMemberByAccount } from '../modules/identity/index.ts'
import { openGame } from '../modules/play/index.ts'
import { auditPort } from '../platform/audit-port.ts'
import { ownScope } from '../platform/invoke.ts'
import { asOps } from './as-ops.ts'
import { type AppCall, type Command, type Given, OpsFault, textOf } from './command.ts'

function stakeMaxOf(given: Given): string | null {
  const text = textOf(given, 'stake-max')
  if (text === 'none') return null
  if (z.safeParse(amount, text).success) return text
  throw new OpsFault(`--stake-max takes an amount such as 1.00, or none; this is “${text}”`, 2)
}

/** Launches a game in a member's name; the audit log keeps who did it. */
async function launchFor({ app, given, user, say }: AppCall): Promise<string> {
  const account = textOf(given, 'member')
  const node = textOf(given, 'game')
  const member = await findMemberByAccount(app.database, account)
  if (!member) throw new OpsFault(`no member is called ${account}`)
  const game = /^\d{1,9}$/.test(node) ? gameByNode(app, Number(node)) : undefined
  const vendor = game && vendorById(app, game.vendorId)
  if (!game || !vendor) throw new OpsFault(`no game has the number ${node}; \`game list\` shows them`)

  const requestId = `ops-${randomUUID()}`
  const scope = ownScope(app, { requestId, actor: { kind: 'ops', user }, language: 'en' })
  await scope.transaction(({ tx }) =>
    app.ports.use(auditPort).record(tx, {
      actor: `ops:${user}`,
      action: 'openGame',
      requestId,
      ip: null,
      details: { account, nodeId: game.nodeId },
      outcome: 'done',
    }),
  )
  const place = { language: 'en', device: 'desktop', ip: '127.0.0.1' } as const
  const asked = { vendor, game, member, launchedFrom: null, isDemo: false, ...place }
  const opened = await openGame(scope, asked)
  if (typeof opened === 'string') throw new OpsFault(`vendor ${vendor.code} opened no game; the log says why`)
  say(`${account} plays ${game.name} there; whoever has the address plays in the member’s name`)
  return opened.url
}

export const playCommands: readonly Command[] = [
  {
    noun: 'member',
    verb: 'limit',
    summary: 'Set the most one bet of a member may be, at every vendor.',
    words: ['account'],
    options: {
      'stake-max': { value: '<amount>', help: 'such as 1.00; none lifts the limit', isRequired: true },
    },
    needs: 'app',
    async run(call) {
      const stakeMax = stakeMaxOf(call.given)
      return { value: await asOps(call, limitStake, { account: textOf(call.given, 'account'), stakeMax }) }
    },
  },
  {
    noun: 'game',
    verb: 'session',
    summary: 'Open a game in a member’s name and print where it is played.',
    options: {
      member: { value: '<account>', help: 'who plays', isRequired: true },
      game: { value: '<number>', help: 'the game’s node id, as `game list` shows it', isRequired: true },
    },
    needs: 'app',
    run: async (call) => ({ value: { url: await launchFor(call) } }),
  },
]
