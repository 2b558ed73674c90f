import type { Sound, Tone } from '../shell/sound.ts'

/** Five notes that sound well in any order, low to high. */
const notes = [392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51]

function bell(note: number, at: number, volume: number): Tone[] {
  const frequency = notes[note % notes.length] ?? 440
  return [
    { frequency, at, length: 0.7, volume },
    { frequency: frequency * 2.01, at, length: 0.4, volume: volume * 0.3 },
  ]
}

export function playSpin(sound: Sound): void {
  sound.rustle({ length: 0.5, volume: 0.06, frequency: 700 })
  sound.tone({ frequency: 140, to: 210, length: 0.16, volume: 0.1, shape: 'triangle' })
}

/** Wood on wood, each reel a little higher. */
export function playLanding(sound: Sound, reel: number): void {
  sound.tone({ frequency: 150 + reel * 14, to: 90, length: 0.09, volume: 0.22, shape: 'triangle' })
  sound.rustle({ length: 0.05, volume: 0.1, frequency: 1400 })
}

/** More bells for more: one to eight of them. */
export function playWin(sound: Sound, bells: number): void {
  const count = Math.min(Math.max(bells, 1), 8)
  sound.tone(...Array.from({ length: count }, (_, each) => bell(each + 2, each * 0.085, 0.16)).flat())
}

/** A chord that rises out of the rain. */
export function playFreeSpins(sound: Sound): void {
  sound.rustle({ length: 1.6, volume: 0.07, frequency: 2200 })
  sound.tone(...[0, 2, 4, 5, 7, 9].flatMap((note, each) => bell(note, 0.1 + each * 0.14, 0.15)))
}
