/** A task is good for ten minutes; one solved longer ago than this is not sent any more. */
const FRESH = 8 * 60_000
/** Pressing before the task is solved waits at most this long; then the captcha comes instead. */
const PATIENCE = 6_000

let prepared: { at: number; result: Promise<string | undefined> } | undefined

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Missing in Safari.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 })
    else setTimeout(resolve, 200)
  })

async function solve(): Promise<string | undefined> {
  try {
    await idle()
    const { solveBotChallenge } = await import('./solve-bot-challenge.ts')
    return await solveBotChallenge()
  } catch {
    // An old browser, a page without encryption, a broken line: the server asks for the captcha.
    return undefined
  }
}

/** Begins to prove some work while a form is being filled in. */
export function prepareBotCheck(): void {
  if (prepared && Date.now() - prepared.at < FRESH) return
  prepared = { at: Date.now(), result: solve() }
}

/** The proof for what is sent now, each once; undefined where none could be made in time. */
export async function takeBotCheck(): Promise<string | undefined> {
  prepareBotCheck()
  const { result } = prepared!
  prepared = undefined
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined))
  return Promise.race([result, tooLong])
}
