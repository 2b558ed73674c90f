/** Two notes, a fourth apart, each a fifth of a second long. */
const NOTES = [659.26, 880] as const
const NOTE_SECONDS = 0.2
const LOUDNESS = 0.12

let context: AudioContext | undefined

/** Says by two quiet notes that work has arrived. A browser that has heard no press yet stays silent. */
export function playArrival(): void {
  context ??= new AudioContext()
  void context.resume()
  for (const [place, frequency] of NOTES.entries()) {
    const begins = context.currentTime + place * NOTE_SECONDS
    const tone = new OscillatorNode(context, { type: 'sine', frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, begins)
    volume.gain.linearRampToValueAtTime(LOUDNESS, begins + 0.02)
    volume.gain.linearRampToValueAtTime(0, begins + NOTE_SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(begins)
    tone.stop(begins + NOTE_SECONDS)
  }
}
