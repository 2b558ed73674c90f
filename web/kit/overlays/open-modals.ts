let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function publish(next: readonly HTMLDialogElement[]): void {
  stack = next
  for (const listener of listeners) listener()
}

export function modalOpened(element: HTMLDialogElement): void {
  publish([...stack.filter((other) => other !== element), element])
}

/** Call it before the dialog goes, so that what stands in it can move out. */
export function modalCloses(element: HTMLDialogElement): void {
  if (stack.includes(element)) publish(stack.filter((other) => other !== element))
}

/** The modal dialog in front, outside of which nothing can be pressed or read out. */
export function topModal(): HTMLDialogElement | undefined {
  return stack.at(-1)
}

/** Hears of each change at once, before anything is painted. */
export function subscribeModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
