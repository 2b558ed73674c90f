import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { staffGame } from './game-answers.ts'
import { gameChanges } from './game-changes.ts'
import { namesByLanguage, nodeId } from './limits.ts'

export const changeGame = operation({
  name: 'changeGame',
  summary: 'Change a game of the catalogue: what is left out stays as it is, null takes a fact away.',
  method: 'PUT',
  path: '/staff/games/:nodeId',
  caller: 'staff',
  permission: 'games.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ nodeId, ...gameChanges, names: z.optional(namesByLanguage) }),
  output: staffGame,
  refusals: ['game.not.found'],
  runs: 'transaction',
})
