import type { Sound } from '../shell/sound.ts'

/** Warm air fills the paper, and it lifts. */
export function playRise(sound: Sound): void {
  sound.rustle({ length: 0.6, volume: 0.1, frequency: 900 }, { at: 0.1, length: 0.5, volume: 0.05, frequency: 2400 })
  sound.tone({ frequency: 220, to: 440, length: 0.6, volume: 0.05, shape: 'triangle' })
}

/** Two bells, an octave and a fifth. */
export function playWin(sound: Sound): void {
  sound.tone(
    { frequency: 660, length: 0.5, volume: 0.2 },
    { frequency: 1320, at: 0.08, length: 0.5, volume: 0.14 },
    { frequency: 1980, at: 0.16, length: 0.6, volume: 0.1 },
  )
}

/** The flame goes out. */
export function playLoss(sound: Sound): void {
  sound.rustle({ length: 0.25, volume: 0.12, frequency: 500 })
}
