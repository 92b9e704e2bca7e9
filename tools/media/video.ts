/**
 * The two films: `npx node tools/media/video.ts` draws every frame with Chromium and writes mock-media/video.
 * Needs ffmpeg with libx264. With a number as argument it only writes that second of both films to OUT
 * folder, to look at.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from './browser.ts'
import { ink } from './kit/svg.ts'
import { FONTS, MOCK_MEDIA } from './pictures.ts'
import { webVtt } from './video/captions.ts'
import * as lesson from './video/lesson.ts'
import * as painting from './video/painting.ts'
import { melodies, wav } from './video/tune.ts'

const FPS = 12
const PART = 8 // seconds
const out = join(MOCK_MEDIA, 'video')
const work = mkdtempSync(join(tmpdir(), 'films-'))
const font = readFileSync(join(FONTS, 'nunito/files/nunito-latin-wght-normal.woff2')).toString('base64')
const SHELL = `<style>@font-face{font-family:Nunito;src:url(data:font/woff2;base64,${font});font-weight:200 1000}html,body{margin:0;overflow:hidden;background:transparent}svg{display:block;width:100vw;height:100vh;font-family:Nunito}</style><svg id="stage" viewBox="0 0 640 360" fill="none" stroke="${ink.navy}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"></svg>`

const browser = await openBrowser()

async function stage(scale: number) {
  const page = await browser.newPage({ viewport: { width: 640, height: 360 }, deviceScaleFactor: scale })
  await page.setContent(SHELL)
  await page.evaluate(() => document.fonts.load('800 20px Nunito'))
  return {
    draw: (content: string) =>
      page.evaluate((svg) => {
        document.querySelector('#stage')!.innerHTML = svg
      }, content),
    shoot: (type: 'jpeg' | 'png' = 'jpeg') =>
      page.screenshot({ type, omitBackground: type === 'png', ...(type === 'jpeg' ? { quality: 100 } : {}) }),
    close: () => page.close(),
  }
}

function ffmpeg(...args: string[]) {
  const run = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: 'inherit' })
  if (run.status !== 0) throw new Error(`ffmpeg ${args.join(' ')}`)
}

/** Draws a film frame by frame into one lossless file. */
async function film(frameAt: (t: number) => string, seconds: number, scale: number, target: string) {
  const { draw, shoot, close } = await stage(scale)
  const encoder = spawn(
    'ffmpeg',
    [
      '-loglevel',
      'error',
      '-y',
      '-f',
      'image2pipe',
      '-c:v',
      'mjpeg',
      '-r',
      String(FPS),
      '-i',
      '-',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-crf',
      '6',
      target,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  for (let frame = 0; frame < seconds * FPS; frame++) {
    await draw(frameAt(frame / FPS))
    if (!encoder.stdin.write(await shoot())) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  await once(encoder, 'close')
  await close()
}

/** The badge in the corner that names the playing quality. */
async function badge(word: string, fill: string, scale: number, target: string) {
  const { draw, shoot, close } = await stage(scale)
  await draw(
    `<rect x="16" y="14" width="106" height="34" rx="17" fill="${fill}"/><text x="69" y="38" font-size="20" font-weight="800" text-anchor="middle" fill="${ink.navy}" stroke="none">${word}</text>`,
  )
  writeFileSync(target, await shoot('png'))
  await close()
}

const qualities = [
  { name: 'low', height: 360, fill: ink.peachDeep },
  { name: 'medium', height: 720, fill: ink.sun },
  { name: 'high', height: 1080, fill: ink.mintDeep },
]
// Without frames that look ahead: they would delay the first frame, and the clock in it, by two frames.
const x264 = [
  '-c:v',
  'libx264',
  '-profile:v',
  'main',
  '-preset',
  'veryslow',
  '-tune',
  'animation',
  '-crf',
  '34',
  '-refs',
  '3',
  '-bf',
  '0',
  '-pix_fmt',
  'yuv420p',
  '-g',
  '48',
  '-keyint_min',
  '48',
  '-sc_threshold',
  '0',
]
const aac = ['-c:a', 'aac', '-b:a', '16k', '-ac', '1', '-ar', '22050']

/** Lists the three qualities. Bandwidths are in bits per second, from the real files. */
function masterPlaylist() {
  const entries = qualities.map(({ name, height }) => {
    const files = readdirSync(join(out, name)).filter((file) => file.endsWith('.m4s'))
    const bytes = files.map((file) => statSync(join(out, name, file)).size)
    const peak = Math.ceil((Math.max(...bytes) * 8) / PART)
    const average = Math.ceil((bytes.reduce((sum, each) => sum + each) * 8) / lesson.LENGTH)
    return [
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},RESOLUTION=${(height * 16) / 9}x${height},FRAME-RATE=${FPS}.000,CODECS="${codecOf(name)},mp4a.40.2",NAME="${name}"`,
      `${name}/index.m3u8`,
    ].join('\n')
  })
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${entries.join('\n')}\n`
}

/**
 * The beginning of the film in the form of many hosts: the sound has its own playlist, and each stream is one
 * file that is read by ranges.
 */
function soundApart() {
  mkdirSync(join(out, 'sound-apart'))
  ffmpeg(
    ...['-t', '16', '-i', join(work, 'low.mp4'), '-t', '16', '-i', join(work, 'lesson.wav')],
    ...['-map', '0:v', '-map', '1:a', '-c:v', 'copy', ...aac],
    ...['-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...['-hls_flags', 'single_file+independent_segments', '-master_pl_name', 'master.m3u8'],
    ...['-var_stream_map', 'v:0,agroup:sound,name:picture a:0,agroup:sound,default:yes,name:sound'],
    join(out, 'sound-apart/%v.m3u8'),
  )
}

/** The codec string of a quality, read from the avcC box of its init file. */
function codecOf(name: string) {
  const init = readdirSync(join(out, name)).find((file) => file.startsWith('init'))!
  const bytes = readFileSync(join(out, name, init))
  const place = bytes.indexOf('avcC') + 5
  return `avc1.${bytes.subarray(place, place + 3).toString('hex')}`
}

const second = process.argv[2]
if (second !== undefined) {
  const { draw, shoot } = await stage(1.5)
  for (const [name, { lessonFrame, paintingFrame }] of Object.entries({
    still: { ...lesson, ...painting },
  })) {
    await draw(lessonFrame(Number(second)))
    writeFileSync(join(tmpdir(), `${name}-lesson-${second}.jpg`), await shoot())
    await draw(paintingFrame(Number(second)))
    writeFileSync(join(tmpdir(), `${name}-painting-${second}.jpg`), await shoot())
  }
} else {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  await film(lesson.lessonFrame, lesson.LENGTH, 3, join(work, 'lesson.mkv'))
  await film(painting.paintingFrame, painting.LENGTH, 2, join(work, 'painting.mkv'))
  writeFileSync(join(work, 'lesson.wav'), wav(melodies.lesson, lesson.LENGTH, 0.36))
  writeFileSync(join(work, 'painting.wav'), wav(melodies.painting, painting.LENGTH, 0.42))

  for (const { name, height, fill } of qualities) {
    await badge(name, fill, height / 360, join(work, `${name}.png`))
    ffmpeg(
      '-i',
      join(work, 'lesson.mkv'),
      '-i',
      join(work, `${name}.png`),
      '-filter_complex',
      `[0:v]scale=-2:${height}:flags=lanczos[v];[v][1:v]overlay`,
      ...x264,
      join(work, `${name}.mp4`),
    )
  }
  ffmpeg(
    ...qualities.flatMap(({ name }) => ['-i', join(work, `${name}.mp4`)]),
    '-i',
    join(work, 'lesson.wav'),
    ...qualities.flatMap((_, i) => ['-map', `${i}:v`, '-map', '3:a']),
    '-c:v',
    'copy',
    ...aac,
    '-f',
    'hls',
    '-hls_time',
    String(PART),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_flags',
    'independent_segments',
    '-hls_fmp4_init_filename',
    'init.mp4',
    '-hls_segment_filename',
    join(out, '%v/part-%d.m4s'),
    '-var_stream_map',
    qualities.map(({ name }, i) => `v:${i},a:${i},name:${name}`).join(' '),
    join(out, '%v/index.m3u8'),
  )
  writeFileSync(join(out, 'master.m3u8'), masterPlaylist())
  soundApart()
  for (const language of ['en', 'fa'] as const)
    writeFileSync(join(out, `captions-${language}.vtt`), webVtt(language))
  ffmpeg(
    '-i',
    join(work, 'painting.mkv'),
    '-i',
    join(work, 'painting.wav'),
    ...x264,
    ...aac,
    '-movflags',
    '+faststart',
    join(out, 'clip.mp4'),
  )

  const { draw, shoot } = await stage(2)
  await draw(lesson.lessonFrame(5.2))
  writeFileSync(join(work, 'poster.png'), await shoot('png'))
  await draw(painting.paintingFrame(23.5))
  writeFileSync(join(work, 'clip-poster.png'), await shoot('png'))
  for (const name of ['poster', 'clip-poster'])
    ffmpeg('-i', join(work, `${name}.png`), '-q:v', '8', join(out, `${name}.jpg`))
}
rmSync(work, { recursive: true, force: true })
await browser.close()
