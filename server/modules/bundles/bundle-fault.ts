/** What is wrong with a bundle, and where. */
export interface BundleFault {
  /** As the bundle calls it. */
  readonly file: string
  /** Counts from 1; null where it is the file as a whole. */
  readonly line: number | null
  readonly reason: string
}

/** So many faults are listed one by one; a file that is wrong in every line says nothing new by its millionth. */
const MOST_TOLD = 50

/** What is found wrong while a bundle is read. Reading goes on, so that a studio hears of everything at once. */
export class BundleFaults {
  readonly told: BundleFault[] = []
  count = 0

  add(file: string, line: number | null, reason: string): void {
    this.count += 1
    if (this.told.length < MOST_TOLD) this.told.push({ file, line, reason })
  }

  get isEmpty(): boolean {
    return this.count === 0
  }
}
