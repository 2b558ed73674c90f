import { writeFile } from 'node:fs/promises'
import { writeParSheet as writeDice } from '@croupier/games/dice/par.ts'
import { computePar, writeParSheet as writeMonsoonLanterns } from '@croupier/games/monsoon-lanterns/par.ts'

/** Computes the figures of every in-house game and writes them beside its rules. */
export async function writeParSheets(root: URL): Promise<string[]> {
  const sheets = {
    'games/dice/par-sheet.md': writeDice(),
    'games/monsoon-lanterns/par-sheet.md': writeMonsoonLanterns(computePar()),
  }
  for (const [path, text] of Object.entries(sheets)) await writeFile(new URL(path, root), text)
  return Object.keys(sheets)
}
