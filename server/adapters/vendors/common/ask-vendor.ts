import { LaunchRefused } from '../../../modules/play/index.ts'
import type { App } from '../../../platform/app.ts'
import { outsidePort } from '../../../platform/outside.ts'

const PATIENCE_MILLISECONDS = 10_000

function refusedWith(status: number, text: string): LaunchRefused {
  return new LaunchRefused(`the vendor answered ${status}: ${text.slice(0, 300)}`, { said: { status, text } })
}

/**
 * Posts a signed body to a vendor and returns its answer.
 * @throws LaunchRefused where it refuses or does not answer
 */
export async function askVendor(
  { ports }: App,
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  try {
    const { status, body: answer } = await ports.use(outsidePort).ask(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      milliseconds: PATIENCE_MILLISECONDS,
    })
    const text = answer.toString()
    if (status < 200 || status > 299) throw refusedWith(status, text)
    return text
  } catch (error) {
    if (error instanceof LaunchRefused) throw error
    throw new LaunchRefused('the vendor did not answer', { cause: error })
  }
}

/**
 * The address in a vendor's answer to a launch, which stands in the field of this name.
 * @throws LaunchRefused where there is none, or one that is no page
 */
export function addressIn(text: string, field: string): string {
  try {
    const answer = JSON.parse(text) as Readonly<Record<string, unknown>>
    const url = new URL(String(answer[field]))
    if (url.protocol === 'https:' || url.protocol === 'http:') return url.href
  } catch {
    // Told below, like every other answer that is no address.
  }
  throw new LaunchRefused(`the vendor answered no launch address: ${text.slice(0, 300)}`)
}

/** The address of a route below a vendor's own. */
export function routeOf(launchUrl: string, route: string): string {
  return `${launchUrl.replace(/\/$/, '')}/${route}`
}
