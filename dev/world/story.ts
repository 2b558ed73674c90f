import type { World } from './world.ts'

/** What happened to somebody before the visitor came. Told on every start; the second time it changes nothing. */
export interface Story {
  /** One sentence, shown while it is told. */
  readonly title: string
  tell(world: World): Promise<void>
}
