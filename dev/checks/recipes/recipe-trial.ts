import type { Scratch } from './scratch.ts'

/** A recipe of docs/recipes, followed to the letter. */
export interface RecipeTrial {
  /** The file's name, without its ending. */
  recipe: string
  /** What each numbered step of the recipe says, by its number. A step that is not numbered there cannot stand here. */
  steps: Readonly<Record<number, (scratch: Scratch) => Promise<void>>>
  /** Steps that say how, or what is shown elsewhere: they touch no file of their own. */
  untouching: readonly number[]
  /** Tests that show that what was added works, or that none of its parts is missing; run once for all recipes. */
  tests: readonly string[]
}
