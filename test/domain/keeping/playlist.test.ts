import { describe, expect, it } from 'vitest'
import { localPlaylist, playlistFiles, UnsupportedPlaylist } from '@/domain/keeping/playlist'

const address = 'https://media.example.org/films/one/index.m3u8'

const variants = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="English",URI="sound/index.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="other",NAME="Other",URI="other/index.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="texts",NAME="English",URI="texts.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=249494,RESOLUTION=1920x1080,CODECS="avc1,mp4a",AUDIO="sound"
high/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=96953,RESOLUTION=640x360,AUDIO="sound"
low/index.m3u8
#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=10000,URI="frames.m3u8"
`

const media = `#EXTM3U
#EXT-X-TARGETDURATION:8
#EXT-X-KEY:METHOD=AES-128,URI="key.bin"
#EXT-X-MAP:URI="init_0.mp4"
#EXTINF:8.0,
part-0.m4s
#EXTINF:8.0,
/films/shared/part-1.m4s
#EXTINF:8.0,
part-0.m4s
#EXT-X-ENDLIST
`.replaceAll('\n', '\r\n')

describe('the files of a playlist', () => {
  it.each([
    ['low', 'low/index.m3u8'],
    ['high', 'high/index.m3u8'],
  ] as const)(
    'are the variant in quality %s and its sound if the playlist lists variants',
    (quality, variant) => {
      expect(playlistFiles(variants, address, quality)).toEqual([
        { url: `https://media.example.org/films/one/${variant}`, role: 'playlist' },
        { url: 'https://media.example.org/films/one/sound/index.m3u8', role: 'playlist' },
      ])
    },
  )

  it('are its segments, their init segment and their key, each once', () => {
    expect(playlistFiles(media, address, 'low').map(({ url, role }) => `${role} ${url}`)).toEqual([
      'part https://media.example.org/films/one/key.bin',
      'part https://media.example.org/films/one/init_0.mp4',
      'part https://media.example.org/films/one/part-0.m4s',
      'part https://media.example.org/films/shared/part-1.m4s',
    ])
  })

  it.each([
    ['an HTML page', '<!doctype html>'],
    ['empty', ''],
    ['a live stream', media.replace('#EXT-X-ENDLIST', '')],
    ['a list of byte ranges', media.replace('#EXTINF:8.0,', '#EXT-X-BYTERANGE:100@0')],
    [
      'a playlist whose init segment is a byte range',
      media.replace('"init_0.mp4"', '"init_0.mp4",BYTERANGE="100@0"'),
    ],
  ])('cannot be kept if the text is %s', (_what, text) => {
    expect(() => playlistFiles(text, address, 'low')).toThrow(UnsupportedPlaylist)
  })
})

describe('a playlist for the device', () => {
  it('contains local addresses in place of the server’s, even with a dollar sign', () => {
    const text = localPlaylist(media, address, (url) => `blob:$&${new URL(url).pathname}`)
    expect(text).toContain('#EXT-X-MAP:URI="blob:$&/films/one/init_0.mp4"')
    expect(text).toContain('METHOD=AES-128,URI="blob:$&/films/one/key.bin"')
    expect(text).toContain('\nblob:$&/films/shared/part-1.m4s\n')
    expect(text).not.toContain('\npart-0.m4s')
  })

  it('leaves out variants, sounds and subtitles that the device does not have', () => {
    const kept = ['low/index.m3u8', 'sound/index.m3u8']
    const text = localPlaylist(variants, address, (url) =>
      kept.some((end) => url.endsWith(`/one/${end}`)) ? `blob:${new URL(url).pathname}` : undefined,
    )
    expect(text.split('\n')).toEqual([
      '#EXTM3U',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="English",URI="blob:/films/one/sound/index.m3u8"',
      '#EXT-X-STREAM-INF:BANDWIDTH=96953,RESOLUTION=640x360,AUDIO="sound"',
      'blob:/films/one/low/index.m3u8',
    ])
  })
})
