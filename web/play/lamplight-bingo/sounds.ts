import type { Sound, Tone } from '../shell/sound.ts'

/** Five notes that sound well in any order, one for each column. */
const notes = [392, 440, 523.25, 587.33, 659.25]

/** A ball rolls out onto the tray: wood, with the pitch of its column. */
export function playBall(sound: Sound, column: number): void {
  sound.tone({ frequency: (notes[column] ?? 392) / 2, length: 0.07, volume: 0.13, shape: 'triangle' })
}

/** A wick catches: a small bell for a cell that is lit. */
export function playLight(sound: Sound, column: number): void {
  const frequency = (notes[column] ?? 392) * 2
  sound.tone({ frequency, length: 0.24, volume: 0.08 }, { frequency: frequency * 2.01, length: 0.12, volume: 0.02 })
}

/** More bells for more: one to eight of them. */
export function playWin(sound: Sound, bells: number): void {
  const count = Math.min(Math.max(bells, 1), 8)
  const rung = Array.from({ length: count }, (_, each): Tone[] => {
    const frequency = (notes[each % notes.length] ?? 392) * (each < notes.length ? 1 : 2)
    const at = each * 0.085
    return [
      { frequency, at, length: 0.7, volume: 0.16 },
      { frequency: frequency * 2.01, at, length: 0.4, volume: 0.05 },
    ]
  })
  sound.tone(...rung.flat())
}
