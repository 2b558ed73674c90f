/** Sound made of oscillators and noise: nothing is loaded, and nothing sounds until the player asks for it. */

export interface Tone {
  /** Hertz. */
  readonly frequency: number
  /** Where the pitch glides to by the end. */
  readonly to?: number
  /** Seconds from now. */
  readonly at?: number
  /** Seconds. */
  readonly length: number
  readonly volume: number
  readonly shape?: OscillatorType
}

export interface Rustle {
  readonly at?: number
  readonly length: number
  readonly volume: number
  /** The middle of the band of noise that is heard, in hertz. */
  readonly frequency: number
}

export interface Sound {
  isOn(): boolean
  subscribe(listener: () => void): () => void
  /** From a press: browsers let sound begin only then. */
  turn(on: boolean): void
  tone(...tones: Tone[]): void
  rustle(...rustles: Rustle[]): void
}

const KEPT_AS = 'sound'

function remembered(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) === 'on'
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
    return false
  }
}

export function openSound(): Sound {
  const listeners = new Set<() => void>()
  let on = remembered()
  let context: AudioContext | undefined
  let out: GainNode | undefined
  let noise: AudioBuffer | undefined

  /** The way out, made at the first sound; undefined while there is none. */
  function output(): { context: AudioContext; out: GainNode } | undefined {
    if (!on) return undefined
    if (!context || !out) {
      context = new AudioContext()
      out = context.createGain()
      out.gain.value = 0.5
      // Keeps a chord of wins from clipping.
      out.connect(context.createDynamicsCompressor()).connect(context.destination)
    }
    if (context.state === 'suspended') void context.resume()
    return { context, out }
  }

  /** A gain that swells at once and fades over the length. */
  function envelope(from: AudioContext, to: GainNode, at: number, length: number, volume: number): GainNode {
    const gain = from.createGain()
    gain.gain.setValueAtTime(0.0001, at)
    gain.gain.exponentialRampToValueAtTime(Math.max(volume, 0.0002), at + Math.min(0.012, length / 4))
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
    gain.connect(to)
    return gain
  }

  function noiseOf(from: AudioContext): AudioBuffer {
    if (noise) return noise
    noise = from.createBuffer(1, from.sampleRate, from.sampleRate)
    const samples = noise.getChannelData(0)
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
    return noise
  }

  return {
    isOn: () => on,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    turn(wanted) {
      on = wanted
      try {
        localStorage.setItem(KEPT_AS, on ? 'on' : 'off')
      } catch {
        // See remembered().
      }
      if (on) output()
      else void context?.suspend()
      for (const listener of listeners) listener()
    },
    tone(...tones) {
      const ready = output()
      if (!ready) return
      for (const { frequency, to, at = 0, length, volume, shape = 'sine' } of tones) {
        const start = ready.context.currentTime + at
        const oscillator = ready.context.createOscillator()
        oscillator.type = shape
        oscillator.frequency.setValueAtTime(frequency, start)
        if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, start + length)
        oscillator.connect(envelope(ready.context, ready.out, start, length, volume))
        oscillator.start(start)
        oscillator.stop(start + length + 0.02)
      }
    },
    rustle(...rustles) {
      const ready = output()
      if (!ready) return
      for (const { at = 0, length, volume, frequency } of rustles) {
        const start = ready.context.currentTime + at
        const source = ready.context.createBufferSource()
        source.buffer = noiseOf(ready.context)
        source.loop = true
        const band = ready.context.createBiquadFilter()
        band.type = 'bandpass'
        band.frequency.value = frequency
        band.Q.value = 0.9
        source.connect(band).connect(envelope(ready.context, ready.out, start, length, volume))
        source.start(start, (frequency % 97) / 100)
        source.stop(start + length + 0.02)
      }
    },
  }
}
