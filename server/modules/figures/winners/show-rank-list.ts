import { showRankList } from '@croupier/api/figures/winners/show-rank-list.ts'
import { implement } from '../../../platform/implement.ts'
import { winnerBoard } from './winner-board.ts'

export default implement(showRankList, (ctx, asked) => winnerBoard(ctx, asked, true))
