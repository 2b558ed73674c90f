import type { Sound } from '../shell/sound.ts'

/** A drop knocks on hollow bamboo, row after row. */
export function playFall(sound: Sound): void {
  sound.tone(
    ...Array.from({ length: 6 }, (_, knock) => ({
      frequency: 620 - knock * 44,
      at: knock * 0.16,
      length: 0.07,
      volume: 0.07,
      shape: 'triangle' as const,
    })),
  )
  sound.rustle({ length: 1, volume: 0.03, frequency: 3200 })
}

/** The bowl rings. */
export function playWin(sound: Sound): void {
  sound.tone(
    { frequency: 988, length: 0.5, volume: 0.18 },
    { frequency: 1480, at: 0.07, length: 0.55, volume: 0.13 },
    { frequency: 1976, at: 0.14, length: 0.6, volume: 0.08 },
  )
}

/** It is swallowed by the moss. */
export function playLoss(sound: Sound): void {
  sound.rustle({ length: 0.2, volume: 0.1, frequency: 420 })
}
