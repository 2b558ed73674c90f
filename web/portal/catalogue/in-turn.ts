import { flushSync } from 'react-dom'

/** How many in one frame: a picture drawn by the server costs two milliseconds when it is first painted, and ten on a slow machine. */
const AT_ONCE = 2

const waiting: (() => void)[] = []

function doSome(): void {
  // At once, or what several frames have set would be drawn in one.
  flushSync(() => {
    for (const act of waiting.splice(0, AT_ONCE)) act()
  })
  if (waiting.length > 0) requestAnimationFrame(doSome)
}

/** Does what costs the page a little, a few in each frame, where dozens of it come at once: in the order of the calls. */
export function inTurn(act: () => void): void {
  if (waiting.push(act) === 1) requestAnimationFrame(doSome)
}
