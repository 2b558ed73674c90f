/**
 * Where a frame may go: a page of the web, and never one of our own origin, whose scripts could open the sandbox from
 * within. Undefined for anything else.
 */
export function frameAddress(url: string, own: string): string | undefined {
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.origin === own) return undefined
  return parsed.href
}
