/** Pages that show a running game; the side menu leaves them alone. */
export function isGamePage(path: string): boolean {
  return /^\/(?:seamless|lottert|lottery|vnlottery|sealottery)\/?$/i.test(path)
}

/** The page of games that run in a frame. */
export function isPlayPage(path: string): boolean {
  return /^\/seamless\/?$/i.test(path)
}
