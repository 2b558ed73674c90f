import { writeFile } from 'node:fs/promises'
import { writeParSheet as writeDeltaNets } from '@croupier/games/delta-nets/par.ts'
import { writeParSheet as writeBambooRain } from '@croupier/games/bamboo-rain/par.ts'
import { writeParSheet as writeDice } from '@croupier/games/dice/par.ts'
import {
  computePar as computeBingo,
  writeParSheet as writeLamplightBingo,
} from '@croupier/games/lamplight-bingo/par.ts'
import { computePar, writeParSheet as writeMonsoonLanterns } from '@croupier/games/monsoon-lanterns/par.ts'
import { writeParSheet as writeSkyLantern } from '@croupier/games/sky-lantern/par.ts'

/** Computes the figures of every in-house game and writes them beside its rules. */
export async function writeParSheets(root: URL): Promise<string[]> {
  const sheets = {
    'games/delta-nets/par-sheet.md': writeDeltaNets(),
    'games/bamboo-rain/par-sheet.md': writeBambooRain(),
    'games/dice/par-sheet.md': writeDice(),
    'games/lamplight-bingo/par-sheet.md': writeLamplightBingo(computeBingo()),
    'games/monsoon-lanterns/par-sheet.md': writeMonsoonLanterns(computePar()),
    'games/sky-lantern/par-sheet.md': writeSkyLantern(),
  }
  for (const [path, text] of Object.entries(sheets)) await writeFile(new URL(path, root), text)
  return Object.keys(sheets)
}
