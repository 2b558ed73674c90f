import { showWinnerBoard } from '@croupier/api/figures/winners/show-winner-board.ts'
import { implement } from '../../../platform/implement.ts'
import { winnerBoard } from './winner-board.ts'

export default implement(showWinnerBoard, (ctx, asked) => winnerBoard(ctx, asked, false))
