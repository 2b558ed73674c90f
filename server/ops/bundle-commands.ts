import { type GameType, gameTypes } from '@croupier/api/games/game-types.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { type BundleFault, type BundleMode, bundlesPort, listVersions } from '../modules/bundles/index.ts'
import { type AppCall, type Command, OpsFault, type Outcome, optionalTextOf, textOf } from './command.ts'
import { DEFAULT_VENDOR, importGame } from './import-game.ts'

const VERSIONS_SHOWN = 200

/** A ratio with so many decimals, cut off. */
function decimals({ numerator, denominator }: Ratio, places: number): string {
  const digits = String((numerator * 10n ** BigInt(places)) / denominator).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** A mode's figures: for reading as percent, and the return as the exact ratio it is. */
function figuresOf({ name, cost, rows, weightSum, rtp, hitRate, highestPayout, lookupHash }: BundleMode) {
  return {
    mode: name,
    cost: decimals(cost, 6).replace(/\.?0+$/, ''),
    books: rows,
    weightSum: String(weightSum),
    rtpPercent: decimals(rtp.times(100n), 6),
    rtp: `${rtp.numerator}/${rtp.denominator}`,
    hitRatePercent: decimals(hitRate.times(100n), 4),
    maxWin: decimals(new Ratio(highestPayout, 100n), 2),
    tableHash: lookupHash,
  }
}

function sayFault({ file, line, reason }: BundleFault): string {
  return line === null ? `${file}: ${reason}` : `${file}, line ${line}: ${reason}`
}

function typeOf(text: string): GameType {
  const type = gameTypes.find((each) => each === text.toUpperCase())
  if (!type) throw new OpsFault(`--type takes one of ${gameTypes.join(', ')}; this is “${text}”`, 2)
  return type
}

async function runImport(call: AppCall): Promise<Outcome> {
  const { given, say } = call
  const imported = await importGame(call, {
    folder: textOf(given, 'folder'),
    pages: optionalTextOf(given, 'front-end'),
    vendor: (optionalTextOf(given, 'vendor') ?? DEFAULT_VENDOR).toUpperCase(),
    code: textOf(given, 'code'),
    name: textOf(given, 'name'),
    type: typeOf(optionalTextOf(given, 'type') ?? 'RNG'),
    isDryRun: given['dry-run'] === true,
  })
  if (imported.outcome === 'faulty') {
    for (const fault of imported.faults) say(sayFault(fault))
    const { faults, faultCount } = imported
    return { value: { outcome: 'faulty', faultCount, faults }, failed: true }
  }
  const { outcome, version, wouldBe, modes, pages, game, notes, changes } = imported
  for (const note of notes) say(note)
  return {
    value: {
      outcome,
      code: textOf(given, 'code'),
      nodeId: game?.nodeId ?? null,
      status: game?.status ?? null,
      version,
      frontEnd: pages && `${pages.files} files, ${pages.bytes} bytes`,
      notes,
      ...(wouldBe === null ? {} : { wouldBe, changes }),
      modes: modes.map(figuresOf),
    },
  }
}

async function runVersions({ app, given }: AppCall): Promise<Outcome> {
  const bundles = app.ports.use(bundlesPort)
  const listed = await listVersions(app.database, optionalTextOf(given, 'code'), VERSIONS_SHOWN)
  const rows = await Promise.all(
    listed.map(async ({ game, version, isCurrent, hasPages, readyAt }) => {
      const found = await bundles.version(game, String(version))
      const about = {
        code: game,
        version,
        isCurrent,
        hasFrontEnd: hasPages,
        importedAt: new Date(readyAt).toISOString(),
      }
      return (found?.modes ?? []).map((mode) => ({ ...about, ...figuresOf(mode) }))
    }),
  )
  return { value: rows.flat() }
}

export const bundleCommands: readonly Command[] = [
  {
    noun: 'game',
    verb: 'import',
    summary:
      'Import a game of the Stake Engine form: checks its maths, keeps it as a version, lists it; all or nothing.',
    words: ['folder'],
    options: {
      code: { value: '<code>', help: 'as the catalogue calls it: small letters, digits and -', isRequired: true },
      name: { value: '<text>', help: 'as players read it', isRequired: true },
      vendor: { value: '<code>', help: `whose game it is, a vendor of protocol rgs; ${DEFAULT_VENDOR} where left out` },
      'front-end': {
        value: '<folder>',
        help: 'index.html and its assets; front-end in the bundle where left out',
      },
      type: { value: '<type>', help: 'its category; RNG where left out' },
      'dry-run': { help: 'say all that the import would say and change, and keep nothing' },
    },
    needs: 'app',
    run: runImport,
  },
  {
    noun: 'game',
    verb: 'versions',
    summary: 'Imported games by version and mode: return, hit rate, highest win, the hash of the table.',
    options: { code: { value: '<code>', help: 'of this game alone' } },
    needs: 'app',
    run: runVersions,
  },
]
