import type { Wired } from '@croupier/server/wiring.ts'
import { stories } from './stories/index.ts'
import { type DemoAccount, type SandboxPlace, World } from './world.ts'

/**
 * Tells every story to this database.
 * @param sandbox where the sandbox is, which plays vendors, providers and the mail server
 * @returns the accounts a newcomer may use
 */
export async function tellStories(
  wired: Wired,
  say: (title: string) => void = () => {},
  sandbox?: SandboxPlace,
): Promise<DemoAccount[]> {
  const world = new World(wired, sandbox)
  for (const story of stories) {
    say(story.title)
    await story.tell(world)
  }
  await world.close()
  return world.introductions
}
