import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { staffGame } from './game-answers.ts'
import { gameChanges } from './game-changes.ts'
import { namesByLanguage, nodeId } from './limits.ts'

export const changeGame = operation({
  name: 'changeGame',
  summary: 'Change a game of the catalogue: fields left out stay as they are, null takes a fact away.',
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
