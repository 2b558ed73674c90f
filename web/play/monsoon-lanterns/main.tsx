import type { MonsoonLanternsEvent } from '@croupier/games/monsoon-lanterns/events.ts'
import { bootPage } from '../shell/boot.tsx'
import { beginGame, heedPortal, openGame } from '../shell/game.ts'
import './monsoon-lanterns.css'
import { SlotGame } from './slot-game.tsx'
import { openSlotTable } from './slot-table.ts'
import { drawSymbols } from './symbols/symbol-images.ts'

const game = openGame<MonsoonLanternsEvent>('monsoon-lanterns')
const table = openSlotTable(game)
// Session, symbols and words are got ready at the same time.
heedPortal(game, table.stopAuto)
void beginGame(game, { resume: () => void table.resume(), replay: () => void table.replay() })
const images = drawSymbols()
const content = <SlotGame game={game} table={table} images={images} />
await bootPage(game.launch.language, 'play-monsoon-lanterns', 'play-monsoon-lanterns.name', content)
game.frame.tell({ type: 'ready' })
