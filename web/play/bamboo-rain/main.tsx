import type { FallEvent } from '@croupier/games/bamboo-rain/events.ts'
import { bootPage } from '../shell/boot.tsx'
import { beginGame, heedPortal, openGame } from '../shell/game.ts'
import './bamboo-rain.css'
import { RainGame } from './rain-game.tsx'
import { openRainTable } from './rain-table.ts'

const game = openGame<FallEvent>('bamboo-rain')
const table = openRainTable(game)
// The session is asked for while the words arrive.
heedPortal(game, table.stopAuto)
void beginGame(game, { resume: () => void table.resume(), replay: () => void table.replay() })
await bootPage(
  game.launch.language,
  'play-bamboo-rain',
  'play-bamboo-rain.name',
  <RainGame game={game} table={table} />,
)
game.frame.tell({ type: 'ready' })
