import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'

/** The film's colours must equal those of a picture beside it in the browser. */
const colours = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
]
const vp9 = [
  ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-deadline', 'good', '-cpu-used', '1', '-row-mt', '1'],
  ...['-g', '240', '-auto-alt-ref', '1', '-lag-in-frames', '25'],
]
const x264 = [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow', '-tune', 'animation'],
  ...['-g', '240', '-movflags', '+faststart'],
]

/** Qualities from the best to the lowest acceptable one. */
const vp9Qualities = [30, 34, 38, 42, 46]
const x264Qualities = [22, 24, 26, 28, 30, 32]

/** Writes pictures into one lossless file. */
export async function lossless(pictures: AsyncIterable<Buffer>, fps: number, target: string) {
  const encoder = spawn(
    'ffmpeg',
    [
      ...['-loglevel', 'error', '-y', '-f', 'image2pipe', '-c:v', 'png', '-r', String(fps), '-i', '-'],
      ...['-c:v', 'ffv1', target],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const closed = once(encoder, 'close')
  for await (const picture of pictures) if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain')
  encoder.stdin.end()
  const [code] = await closed
  if (code !== 0) throw new Error(`ffmpeg could not write ${target}`)
}

/**
 * Writes TARGET.webm and TARGET.mp4, silent, each in the best quality within `limit` bytes.
 * @throws if none fits
 */
export function encode(source: string, target: string, limit: number) {
  const webm = best(`${target}.webm`, vp9Qualities, limit, (quality) => [
    ...['-i', source, ...colours, ...vp9, '-crf', String(quality)],
  ])
  const mp4 = best(`${target}.mp4`, x264Qualities, limit, (quality) => [
    ...['-i', source, ...colours, ...x264, '-crf', String(quality)],
  ])
  return [webm, mp4]
}

/** @returns the size in bytes and the quality of the first file that is small enough */
function best(target: string, qualities: number[], limit: number, options: (quality: number) => string[]) {
  for (const quality of qualities) {
    ffmpeg([...options(quality), '-an', '-map_metadata', '-1', '-fflags', '+bitexact', target])
    const { size } = statSync(target)
    if (size <= limit) return { target, size, quality }
  }
  throw new Error(`${target} is larger than ${limit} bytes, however plain: make the film shorter or smaller.`)
}

/** Writes one picture as WebP. */
export function still(source: string, target: string) {
  ffmpeg(['-i', source, '-c:v', 'libwebp', '-quality', '72', '-compression_level', '6', target])
}

function ffmpeg(options: string[]) {
  const { status } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`ffmpeg ${options.join(' ')}`)
}
