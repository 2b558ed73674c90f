import { listGameNames } from '@croupier/api/games/list-game-names.ts'
import { implement } from '../../../platform/implement.ts'
import { displayNameOf } from '../games/game.ts'
import { type Offered, rankedTo } from './offered-games.ts'
import { readerLanguage } from './reader-language.ts'

const lotteries: ReadonlySet<string> = new Set(['LOTT', 'ELOTT', 'SEA', 'VN'])

/** A name is one field of a line, whatever it was imported with. */
const field = (text: string): string => text.replaceAll(/\s+/g, ' ')

function lineOf({ game }: Offered, vendor: number, language: string): string {
  const shown = displayNameOf(game, language)
  const others = new Set([game.name, ...Object.values(game.names)])
  others.delete(shown)
  const number = lotteries.has(game.type) ? `${game.nodeId}/${game.code}` : String(game.nodeId)
  return [number, vendor, game.type, field(shown), ...Array.from(others, field)].join('\t')
}

type Names = ReturnType<typeof namesOf>

function namesOf({ games, vendors, vendorOf }: ReturnType<typeof rankedTo>, language: string) {
  return {
    vendors: vendors.map(({ code, name }) => ({ vassalage: code, displayName: name })),
    games: games.map((offered, place) => lineOf(offered, vendorOf[place]!, language)).join('\n'),
  }
}

// By the list it was made from, which is another whenever anything changes.
const made = new WeakMap<object, Map<string, Names>>()

export default implement(listGameNames, async (ctx, { language: asked }) => {
  const language = readerLanguage(ctx, asked)
  const ranked = rankedTo(ctx)
  const known = made.get(ranked) ?? new Map<string, Names>()
  made.set(ranked, known)
  const names = known.get(language) ?? namesOf(ranked, language)
  known.set(language, names)
  return names
})
