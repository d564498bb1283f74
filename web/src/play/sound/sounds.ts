import { settings } from '../../app/settings.svelte'
import { calls, type Cue, type Sound } from './soundPlan'

/**
 * The audio context. All sounds are synthesised from a few waves and some noise, so nothing is
 * fetched.
 */
let context: AudioContext | undefined
let hiss: AudioBuffer | undefined

/** Enables sound, which browsers allow only after a user gesture. */
export function unlock() {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

function noise(to: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = to.createBuffer(1, to.sampleRate, to.sampleRate)
  const data = hiss.getChannelData(0)
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1
  return hiss
}

/** A gain that rises at once and fades: the envelope of all these sounds. */
function fading(
  to: AudioContext,
  out: AudioNode,
  at: number,
  peak: number,
  rise: number,
  fall: number,
): GainNode {
  const gain = to.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(peak, at + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall)
  gain.connect(out)
  return gain
}

/** A brush of noise around one pitch, such as paper on paper. */
function brush(
  to: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  end: number,
  fall: number,
  peak: number,
) {
  const source = to.createBufferSource()
  source.buffer = noise(to)
  const filter = to.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = 1.1
  filter.frequency.setValueAtTime(pitch, at)
  filter.frequency.exponentialRampToValueAtTime(end, at + fall)
  source.connect(filter).connect(fading(to, out, at, peak, 0.012, fall))
  source.start(at, Math.random() * 0.5)
  source.stop(at + fall + 0.1)
}

function tone(
  to: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  fall: number,
  peak: number,
  type: OscillatorType = 'sine',
  rise = 0.006,
) {
  const wave = to.createOscillator()
  wave.type = type
  wave.frequency.setValueAtTime(pitch, at)
  wave.connect(fading(to, out, at, peak, rise, fall))
  wave.start(at)
  wave.stop(at + rise + fall + 0.1)
}

/** A bell: a few slightly detuned partials, the higher ones fading first. */
function bell(to: AudioContext, out: AudioNode, at: number, pitch: number, peak: number) {
  for (const [times, share, fall] of [
    [1, 1, 1.1],
    [2.01, 0.5, 0.7],
    [2.76, 0.25, 0.45],
    [5.4, 0.12, 0.2],
  ] as const)
    tone(to, out, at, pitch * times, fall, peak * share)
}

/** A steam whistle: a chord with some noise. */
function whistle(to: AudioContext, out: AudioNode, at: number, length: number, peak: number) {
  for (const pitch of [392, 494, 587]) tone(to, out, at, pitch, length, peak, 'triangle', 0.09)
  brush(to, out, at, 1800, 1500, length, peak * 0.5)
}

const makers: Record<Sound, (to: AudioContext, out: AudioNode, at: number, count: number) => void> =
  {
    card: (to, out, at) => brush(to, out, at, 2600, 1100, 0.13, 0.35),
    ticket: (to, out, at) => {
      brush(to, out, at, 1500, 3200, 0.2, 0.28)
      brush(to, out, at + 0.12, 2400, 1200, 0.1, 0.2)
    },
    // A ticket is punched: a click, and a bell for its value.
    punch: (to, out, at) => {
      tone(to, out, at, 190, 0.05, 0.5, 'square')
      brush(to, out, at, 3200, 1400, 0.06, 0.5)
      bell(to, out, at + 0.09, 1319, 0.16)
    },
    // A newspaper is unfolded.
    page: (to, out, at) => {
      brush(to, out, at, 1100, 2600, 0.22, 0.3)
      brush(to, out, at + 0.2, 2200, 900, 0.16, 0.3)
    },
    // Two axles over a rail joint, for each wagon.
    wagons: (to, out, at, count) => {
      for (let wagon = 0; wagon < Math.min(count, 8); wagon++)
        for (const axle of [0, 0.045]) {
          tone(to, out, at + wagon * 0.085 + axle, 150 + wagon * 4, 0.07, 0.3, 'triangle')
          brush(to, out, at + wagon * 0.085 + axle, 900, 500, 0.04, 0.2)
        }
    },
    passenger: (to, out, at) => {
      tone(to, out, at, 660, 0.12, 0.16)
      tone(to, out, at + 0.09, 880, 0.16, 0.16)
    },
    coin: (to, out, at) => {
      tone(to, out, at, 2093, 0.18, 0.1)
      tone(to, out, at + 0.05, 2637, 0.25, 0.1)
    },
    sweep: (to, out, at) => brush(to, out, at, 700, 3000, 0.4, 0.3),
    turn: (to, out, at) => {
      bell(to, out, at, 880, 0.22)
      bell(to, out, at + 0.18, 1175, 0.2)
    },
    'last-round': (to, out, at) => {
      whistle(to, out, at, 0.28, 0.1)
      whistle(to, out, at + 0.42, 0.75, 0.12)
    },
    end: (to, out, at) => {
      for (const [beat, pitch] of [523, 659, 784, 1047].entries())
        bell(to, out, at + beat * 0.16, pitch, 0.16)
    },
  }

/** Plays these sounds, unless they are turned off. */
export function play(all: Cue[]) {
  if (!settings.sound || !all.length) return
  unlock()
  if (!context || context.state !== 'running') return
  for (const { sound, after, count } of all) {
    const loudness = calls.has(sound) ? settings.calls : settings.moves
    if (loudness <= 0) continue
    const out = context.createGain()
    // Halfway on the slider should sound half as loud.
    out.gain.value = loudness ** 2
    out.connect(context.destination)
    makers[sound](context, out, context.currentTime + 0.02 + after / 1000, count)
    setTimeout(() => out.disconnect(), 3500 + after)
  }
}

/** Plays one sound at once, to test the volume. */
export const tryOut = (sound: Sound) => {
  unlock()
  void context?.resume().then(() => play([{ sound, after: 0, count: 3 }]))
}
