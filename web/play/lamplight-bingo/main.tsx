import type { LamplightBingoEvent } from '@croupier/games/lamplight-bingo/events.ts'
import { bootPage } from '../shell/boot.tsx'
import { beginGame, heedPortal, openGame } from '../shell/game.ts'
import { isMotionReduced } from '../shell/reduced-motion.ts'
import './lamplight-bingo.css'
import { BingoGame } from './bingo-game.tsx'
import { openBingoTable } from './bingo-table.ts'

const game = openGame<LamplightBingoEvent>('lamplight-bingo')
const table = openBingoTable(game, isMotionReduced)
// The session is asked for while the words arrive.
heedPortal(game, table.stopAuto)
void beginGame(game, { resume: () => void table.resume(), replay: () => void table.replay() })
const content = <BingoGame game={game} table={table} />
await bootPage(game.launch.language, 'play-lamplight-bingo', 'play-lamplight-bingo.name', content)
game.frame.tell({ type: 'ready' })
