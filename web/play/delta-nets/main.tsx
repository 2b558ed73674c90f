import type { DeltaNetsEvent } from '@croupier/games/delta-nets/events.ts'
import { bootPage } from '../shell/boot.tsx'
import { beginGame, heedPortal, openGame } from '../shell/game.ts'
import './delta-nets.css'
import { NetsGame } from './nets-game.tsx'
import { openNetsTable } from './nets-table.ts'
import { River } from './river.ts'

const game = openGame<DeltaNetsEvent>('delta-nets')
const river = new River()
const table = openNetsTable(game, river)
// The session is asked for while the words arrive.
heedPortal(game, table.stopAuto)
void beginGame(game, { resume: table.resume, replay: () => void table.replay() })
const content = <NetsGame game={game} table={table} river={river} />
await bootPage(game.launch.language, 'play-delta-nets', 'play-delta-nets.name', content)
game.frame.tell({ type: 'ready' })
