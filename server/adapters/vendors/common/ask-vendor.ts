import { LaunchRefused } from '../../../modules/play/index.ts'

const PATIENCE_MILLISECONDS = 10_000
const LONGEST_ANSWER = 65_536

/**
 * Posts a signed body to a vendor and answers what he says.
 * @throws LaunchRefused where he says no, or nothing
 */
export async function askVendor(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    })
    const text = (await response.text()).slice(0, LONGEST_ANSWER)
    if (!response.ok) throw new LaunchRefused(`the vendor answered ${response.status}: ${text.slice(0, 300)}`)
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
