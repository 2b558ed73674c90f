import type { Wired } from '@croupier/server/wiring.ts'
import { stories } from './stories/index.ts'
import { type DemoAccount, World } from './world.ts'

/** Tells every story to this database. @returns the accounts a newcomer may use */
export async function tellStories(wired: Wired, say: (title: string) => void = () => {}): Promise<DemoAccount[]> {
  const world = new World(wired)
  for (const story of stories) {
    say(story.title)
    await story.tell(world)
  }
  await world.close()
  return world.introductions
}
