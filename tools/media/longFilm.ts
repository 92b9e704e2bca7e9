/**
 * The film for measuring: `npx node tools/media/longFilm.ts` writes mock-media/long-film.mp4, eight hours of
 * one calm colour in less than 100 kB. Needs ffmpeg with libx264.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ink } from './kit/svg.ts'
import { MOCK_MEDIA } from './pictures.ts'

const SECONDS = 8 * 60 * 60
const source = `color=c=${ink.navy.replace('#', '0x')}:s=160x90:r=1/10`
const codec =
  '-c:v libx264 -profile:v main -pix_fmt yuv420p -preset veryslow -tune stillimage -crf 40 -bf 0 -g 30'
const input = ['-f', 'lavfi', '-i', source, '-t', String(SECONDS)]
const output = ['-movflags', '+faststart', join(MOCK_MEDIA, 'long-film.mp4')]

const { status } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...input, ...codec.split(' '), ...output], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
