import { launchGame } from '@croupier/api/play/sessions/launch-game.ts'
import { implement } from '../../../platform/implement.ts'
import { startGame } from './start-game.ts'

export default implement(launchGame, (ctx, asked) => startGame(ctx, asked, asked.accountType === 0))
