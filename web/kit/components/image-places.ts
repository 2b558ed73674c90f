/** Hosts that pictures of ours are asked of before our own, in order. */
let hosts: readonly string[] = []
/** Hosts that gave no picture: asked again with the next page. */
const lost = new Set<string>()

export function setImageHosts(next: readonly string[]): void {
  hosts = next
}

/** Where a picture of ours is asked for, one after the other; a picture from elsewhere has one place alone. */
export function placesOf(path: string, ordered: readonly string[]): readonly [string, ...string[]] {
  if (!path.startsWith('/') || path.startsWith('//')) return [path]
  const [first, ...others] = ordered.map((host) => `${host}${path}`)
  return first === undefined ? [path] : [first, ...others, path]
}

export function imagePlaces(path: string): readonly [string, ...string[]] {
  return placesOf(
    path,
    hosts.filter((host) => !lost.has(host)),
  )
}

/** A place gave nothing: its host is left out from now on. */
export function losePlace(place: string): void {
  const host = hosts.find((each) => place.startsWith(`${each}/`))
  if (host !== undefined) lost.add(host)
}
