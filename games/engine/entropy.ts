import { assert } from '@croupier/basis/assert.ts'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What a round's chance comes from. The server seed is committed to by its hash before the player bets. */
export interface RoundSeeds {
  /** 64 lower-case hexadecimal digits; used as text. */
  readonly serverSeed: string
  /** The player's own: any text. */
  readonly clientSeed: string
  /** Rounds played under this pair of seeds before this one. */
  readonly nonce: number
}

/** Unbiased integers, in an order fixed by the seeds. */
export interface Entropy {
  /** A whole number from 0 to `bound` - 1, each equally likely. `bound` is at most 2^32. */
  below(bound: number): number
}

const WORDS = 2 ** 32
const WORDS_PER_BLOCK = 8

/** SHA-256 of a text, in hexadecimal. */
export function hashOfText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** The commitment a player is shown before the bet: SHA-256 of the server seed's text, in hexadecimal. */
export function hashOfServerSeed(serverSeed: string): string {
  return hashOfText(serverSeed)
}

/**
 * The stream of a round. Block n is HMAC-SHA-256 with the server seed as key over `clientSeed:nonce:n`, n from 0; a
 * block gives eight unsigned 32-bit words, big-endian, first to last. A number below `bound` is the next word modulo
 * `bound`; a word not below the greatest multiple of `bound` that 2^32 holds is skipped, so that no number is likelier
 * than another.
 */
export function openEntropy({ serverSeed, clientSeed, nonce }: RoundSeeds): Entropy {
  const key = utf8ToBytes(serverSeed)
  let block = 0
  let words = new DataView(new ArrayBuffer(0))
  let used = WORDS_PER_BLOCK

  const nextWord = () => {
    if (used === WORDS_PER_BLOCK) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${block}`))
      words = new DataView(bytes.buffer, bytes.byteOffset)
      block += 1
      used = 0
    }
    const word = words.getUint32(used * 4)
    used += 1
    return word
  }

  return {
    below(bound) {
      assert(Number.isInteger(bound) && bound >= 1 && bound <= WORDS, 'a draw is below 1 to 2^32')
      const fair = WORDS - (WORDS % bound)
      for (;;) {
        const word = nextWord()
        if (word < fair) return word % bound
      }
    },
  }
}
