import type { FlightEvent } from '@croupier/games/sky-lantern/events.ts'
import { bootPage } from '../shell/boot.tsx'
import { beginGame, heedPortal, openGame } from '../shell/game.ts'
import './sky-lantern.css'
import { LanternGame } from './lantern-game.tsx'
import { openLanternTable } from './lantern-table.ts'

const game = openGame<FlightEvent>('sky-lantern')
const table = openLanternTable(game)
// The session is asked for while the words arrive.
heedPortal(game, table.stopAuto)
void beginGame(game, { resume: () => void table.resume(), replay: () => void table.replay() })
const content = <LanternGame game={game} table={table} />
await bootPage(game.launch.language, 'play-sky-lantern', 'play-sky-lantern.name', content)
game.frame.tell({ type: 'ready' })
