import type { Sound } from '../shell/sound.ts'

/** A net through the air. */
export function playThrow(sound: Sound): void {
  sound.rustle(
    { length: 0.2, volume: 0.09, frequency: 1500 },
    { at: 0.06, length: 0.16, volume: 0.05, frequency: 3200 },
  )
}

/** It sinks, and nothing is in it. */
export function playMiss(sound: Sound): void {
  sound.tone({ frequency: 300, to: 130, length: 0.14, volume: 0.09, shape: 'sine' })
  sound.rustle({ length: 0.16, volume: 0.05, frequency: 600 })
}

/** Bells, the more the more it pays. */
export function playCatch(sound: Sound, pays: number): void {
  const bells = pays >= 100 ? 6 : pays >= 20 ? 4 : pays >= 5 ? 3 : 2
  const scale = [587, 740, 880, 1175, 1480, 1760]
  sound.tone(
    ...scale
      .slice(0, bells)
      .map((frequency, at) => ({ frequency, at: at * 0.07, length: 0.4, volume: 0.16 - at * 0.012 })),
  )
  sound.rustle({ length: 0.3, volume: 0.08, frequency: 900 })
}

/** The turtle's wheel turns, slower and slower. */
export function playWheel(sound: Sound): void {
  let at = 0.1
  const clicks = Array.from({ length: 22 }, (_, click) => {
    at += 0.05 + (click / 22) ** 2 * 0.22
    return { frequency: 1_200, to: 900, at, length: 0.04, volume: 0.08, shape: 'square' as const }
  })
  sound.tone(...clicks)
}
