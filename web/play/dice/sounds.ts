import type { Sound } from '../shell/sound.ts'

/** The lantern's ring slides along the rail. */
export function playRoll(sound: Sound): void {
  sound.rustle({ length: 0.42, volume: 0.14, frequency: 2600 }, { at: 0.05, length: 0.3, volume: 0.08, frequency: 900 })
}

/** Two brass bells, a fifth apart. */
export function playWin(sound: Sound): void {
  sound.tone(
    { frequency: 784, length: 0.5, volume: 0.22 },
    { frequency: 1568, length: 0.3, volume: 0.06 },
    { frequency: 1175, at: 0.09, length: 0.6, volume: 0.2 },
    { frequency: 2350, at: 0.09, length: 0.32, volume: 0.05 },
  )
}

/** A knock on wood. */
export function playLoss(sound: Sound): void {
  sound.tone({ frequency: 190, to: 120, length: 0.12, volume: 0.2, shape: 'triangle' })
}
