import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commands } from '@croupier/server/ops/commands.ts'
import { parseLine } from '@croupier/server/ops/parse-line.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../run.ts'
import { recipeTrials } from './all-trials.ts'
import { opsLinesIn } from './ops-lines.ts'
import { Scratch } from './scratch.ts'

/** What says how to decide, and not what to write. */
const ADVICE = ['write-a-browser-test']

/*
 * Every recipe is followed once, to the letter, in one copy of the repository. What the house asks of whoever adds such a
 * thing, and the recipe leaves out, fails there: types, words, lists, and the tests that go with it.
 */

const OVERVIEW = 'README.md'
const folder = join(root, 'docs/recipes')
const textOf = (recipe: string) => readFileSync(join(folder, `${recipe}.md`), 'utf8')
const recipes = readdirSync(folder)
  .filter((file) => file !== OVERVIEW)
  .map((file) => file.replace(/\.md$/, ''))

const stepsOf = (text: string) => [...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))

/** Programs that take seconds take minutes where all cores have other work. */
const PATIENCE = 600_000

describe('the recipes', () => {
  it('are followed by a trial each, or are command lines', () => {
    const tried = recipeTrials.map(({ recipe }) => recipe)
    const rest = recipes.filter((recipe) => !tried.includes(recipe) && !ADVICE.includes(recipe))

    expect(tried.filter((recipe) => !recipes.includes(recipe))).toEqual([])
    for (const recipe of rest) expect(`${recipe}: ${opsLinesIn(textOf(recipe)).length}`).not.toBe(`${recipe}: 0`)
  })

  it.each(recipeTrials)('$recipe: every step of its trial is one of the recipe, and none is left out', (trial) => {
    const followed = [...Object.keys(trial.steps).map(Number), ...trial.untouching]

    expect(followed.toSorted((one, other) => one - other)).toEqual(stepsOf(textOf(trial.recipe)))
  })

  it('show command lines that `npm run ops` takes', () => {
    const lines = recipes.flatMap((recipe) => opsLinesIn(textOf(recipe)))

    expect(lines.length).toBeGreaterThan(5)
    for (const line of lines) expect(() => parseLine(commands, line)).not.toThrow()
  })
})

describe('followed in a copy of the repository', () => {
  let scratch: Scratch
  const touched: Record<string, number> = {}

  beforeAll(async () => {
    scratch = await Scratch.open()
    for (const { recipe, steps } of recipeTrials) {
      for (const follow of Object.values(steps)) await follow(scratch)
      touched[recipe] = scratch.takeTouched().length
    }
  }, PATIENCE)
  afterAll(() => scratch.close())

  it('they touch as many files as their overview says', () => {
    const rows = [...readFileSync(join(folder, OVERVIEW), 'utf8').matchAll(/^\| \[[^\]]+\]\((.+)\.md\) +\| +(\d+) /gm)]

    expect(Object.fromEntries(rows.map(([, recipe, count]) => [recipe, Number(count)]))).toEqual(touched)
  })

  it.each(['tsconfig.json', 'web/tsconfig.json'])(
    '%s: what they made type-checks',
    async (project) => {
      expect(await scratch.run('tsc', '-p', project, '--noEmit')).toEqual({ status: 0, text: '' })
    },
    PATIENCE,
  )

  it(
    'the tests that belong to it pass',
    async () => {
      const tests = recipeTrials.flatMap((trial) => trial.tests)
      const { status, text } = await scratch.run('vitest', 'run', '--reporter=dot', ...tests)

      expect({ status, said: status === 0 ? '' : text }).toEqual({ status: 0, said: '' })
    },
    PATIENCE,
  )
})
