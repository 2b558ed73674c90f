import type { RollEvent } from '@croupier/games/dice/events.ts'
import { bootPage } from '../shell/boot.tsx'
import { beginGame, heedPortal, openGame } from '../shell/game.ts'
import './dice.css'
import { DiceGame } from './dice-game.tsx'
import { openDiceTable } from './dice-table.ts'

const game = openGame<RollEvent>('dice')
const table = openDiceTable(game)
// The session is asked for while the words arrive.
heedPortal(game, table.stopAuto)
void beginGame(game, { resume: () => void table.resume(), replay: () => void table.replay() })
await bootPage(game.launch.language, 'play-dice', 'play-dice.name', <DiceGame game={game} table={table} />)
game.frame.tell({ type: 'ready' })
