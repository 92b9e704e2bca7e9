/** A calculated music box: fading sine tones, one channel, written as a WAV file. */
const RATE = 22050
const A4 = 440

const frequency = (halftones: number) => A4 * 2 ** (halftones / 12)

/** Halftones above A4; null is a rest. A new melody on five tones that have no dissonance. */
export const melodies = {
  lesson: [
    -9,
    -5,
    -2,
    3,
    null,
    -2,
    0,
    null,
    -9,
    -2,
    0,
    3,
    5,
    null,
    3,
    null,
    -7,
    -5,
    -2,
    0,
    null,
    -2,
    -5,
    null,
    -9,
    -5,
    -2,
    -5,
    -9,
    null,
    null,
    null,
  ],
  painting: [-5, null, -2, null, 3, null, 0, null, -9, null, -2, null, -5, null, null, null],
} as const

export function wav(melody: readonly (number | null)[], seconds: number, beat: number) {
  const samples = new Float32Array(seconds * RATE)
  for (let step = 0; step * beat < seconds - 1.5; step++) {
    const tone = melody[step % melody.length]
    if (tone == null) continue
    const start = Math.floor(step * beat * RATE)
    for (let i = 0; i < RATE * 1.4 && start + i < samples.length; i++) {
      const t = i / RATE
      const swell = Math.min(1, t / 0.012) * Math.exp(-t * 3.4)
      const phase = 2 * Math.PI * frequency(tone) * t
      samples[start + i]! += 0.16 * swell * (Math.sin(phase) + 0.25 * Math.sin(2 * phase) * Math.exp(-t * 5))
    }
  }
  const data = Buffer.alloc(44 + samples.length * 2)
  data.write('RIFF', 0)
  data.writeUInt32LE(36 + samples.length * 2, 4)
  data.write('WAVEfmt ', 8)
  data.writeUInt32LE(16, 16)
  data.writeUInt16LE(1, 20)
  data.writeUInt16LE(1, 22)
  data.writeUInt32LE(RATE, 24)
  data.writeUInt32LE(RATE * 2, 28)
  data.writeUInt16LE(2, 32)
  data.writeUInt16LE(16, 34)
  data.write('data', 36)
  data.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, i) => {
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32000), 44 + i * 2)
  })
  return data
}
