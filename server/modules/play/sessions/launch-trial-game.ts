import { launchTrialGame } from '@croupier/api/play/sessions/launch-trial-game.ts'
import { implement } from '../../../platform/implement.ts'
import { startGame } from './start-game.ts'

export default implement(launchTrialGame, (ctx, asked) => startGame(ctx, asked, true))
