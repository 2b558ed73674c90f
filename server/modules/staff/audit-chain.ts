import { createHash } from 'node:crypto'

/** `missing`: numbers in between are gone, `seq` is the first of them. `end`: the chain stops short of, or runs past, its kept end. */
export type AuditFault = 'changed' | 'unlinked' | 'missing' | 'end'

export interface FoundFault {
  seq: bigint
  fault: AuditFault
}

export interface Link {
  seq: bigint
  content: string
  previousHash: Buffer
  hash: Buffer
}

export interface ChainEnd {
  seq: bigint
  hash: Buffer
}

const MOST_FAULTS = 100

/** Walks a chain line by line. Decides only; who reads the lines is the caller's business. */
export class ChainCheck {
  readonly faults: FoundFault[] = []
  lines = 0
  lastSeq = 0n
  lastHash: Buffer = Buffer.alloc(0)

  #found(seq: bigint, fault: AuditFault): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push({ seq, fault })
  }

  take(line: Link): void {
    if (line.seq !== this.lastSeq + 1n) this.#found(this.lastSeq + 1n, 'missing')
    // After a gap the link cannot fit either; one fault names it.
    else if (!line.previousHash.equals(this.lastHash)) this.#found(line.seq, 'unlinked')
    const expected = createHash('sha256').update(line.previousHash).update(line.content).digest()
    if (!expected.equals(line.hash)) this.#found(line.seq, 'changed')
    this.lastSeq = line.seq
    this.lastHash = line.hash
    this.lines += 1
  }

  /**
   * `before` and `after` are the kept end as read before and after the lines: appends go on meanwhile, so the chain must
   * reach the first and may not pass the second.
   */
  finish(before: ChainEnd, after: ChainEnd, hashAtBefore: Buffer | undefined): void {
    const reachesEnd = before.seq === 0n || hashAtBefore?.equals(before.hash)
    if (!reachesEnd) this.#found(before.seq, 'end')
    if (this.lastSeq > after.seq) this.#found(after.seq + 1n, 'end')
  }
}
