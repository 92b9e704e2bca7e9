import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceFor, qualityNames, renditionsOf, videoChoices } from '@/domain/course/video'

describe('the sources of a video lesson', () => {
  it('video qualities are ordered low, medium, high', () => {
    const url = (name: string) => ({ url: `/video/${name}.m3u8` })
    const choices = videoChoices({
      videoQualities: { high: url('h'), low: url('l'), medium: url('m') },
      fileUrl: '/x.mp4',
    })
    expect(choices.map(({ quality }) => quality)).toEqual(['low', 'medium', 'high'])
    expect(choices.every(({ isPlaylist }) => isPlaylist)).toBe(true)
  })

  it('if none, the single fileUrl is used', () => {
    for (const videoQualities of [undefined, null, {}, { low: null, high: { url: 'javascript:alert(1)' } }])
      expect(videoChoices({ videoQualities, fileUrl: '/clip.mp4?token=1.m3u8' })).toEqual([
        { url: '/clip.mp4?token=1.m3u8', isPlaylist: false },
      ])
  })

  it('only the valid qualities are offered, without empty and unsafe addresses', () => {
    const offered = (videoQualities: unknown) =>
      videoChoices({ videoQualities, fileUrl: '/clip.mp4' }).map(({ quality, url }) => [quality, url])
    expect(offered({ high: { url: '/h.m3u8' }, low: { url: '/l.mp4' } })).toEqual([
      ['low', '/l.mp4'],
      ['high', '/h.m3u8'],
    ])
    expect(
      offered({ low: { url: '' }, medium: { url: 'data:video/mp4,x' }, high: { url: '/h.mp4' } }),
    ).toEqual([['high', '/h.mp4']])
    for (const odd of ['low', ['/l.mp4'], 7, true, { low: '/l.mp4' }, { best: { url: '/b.mp4' } }])
      expect(offered(odd)).toEqual([[undefined, '/clip.mp4']])
  })

  it('a video without a source has no choices, and every address is http(s)', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (videoQualities, fileUrl) => {
        for (const { url } of videoChoices({ videoQualities, fileUrl })) expect(url).toMatch(/^(https?:)?\//)
      }),
    )
    expect(videoChoices({ fileUrl: 'data:video/mp4,x' })).toEqual([])
  })

  it('the player gets the wanted quality, else the best below it, else the lowest', () => {
    const choices = (names: string[]) =>
      qualityNames
        .filter((name) => names.includes(name))
        .map((quality) => ({ quality, url: `/${quality}`, isPlaylist: false }))
    expect(choiceFor(choices(['low', 'medium', 'high']), 'medium')?.quality).toBe('medium')
    expect(choiceFor(choices(['low', 'high']), 'medium')?.quality).toBe('low')
    expect(choiceFor(choices(['high']), 'low')?.quality).toBe('high')
    expect(choiceFor([], 'low')).toBeUndefined()
  })
})

describe('the renditions of a single playlist', () => {
  const heights = (...all: (number | undefined)[]) => all.map((height) => ({ height, bitrate: height }))

  it('are low, medium and high by their height, in whatever order the playlist has them', () => {
    expect(renditionsOf(heights(1080, 360, 720))).toEqual([
      { quality: 'low', level: 1 },
      { quality: 'medium', level: 2 },
      { quality: 'high', level: 0 },
    ])
  })

  it('are low and high if there are two, and there is no choice with fewer', () => {
    expect(renditionsOf(heights(360, 1080))).toEqual([
      { quality: 'low', level: 0 },
      { quality: 'high', level: 1 },
    ])
    for (const few of [[], heights(720), heights(720, undefined), heights(undefined)])
      expect(renditionsOf(few)).toEqual([])
  })

  it('are the smallest, the middle and the largest if there are more than three', () => {
    expect(renditionsOf(heights(240, 360, 480, 720, 1080)).map(({ level }) => level)).toEqual([0, 2, 4])
  })

  it('include the best of each height; if no heights are given, the bitrate decides', () => {
    const twice = [
      { height: 360, bitrate: 500 },
      { height: 720, bitrate: 2000 },
      { height: 720, bitrate: 1000 },
    ]
    expect(renditionsOf(twice).map(({ level }) => level)).toEqual([0, 1])
    const plain = [{ bitrate: 900 }, { bitrate: 100 }, { bitrate: 400 }]
    expect(renditionsOf(plain).map(({ level }) => level)).toEqual([1, 2, 0])
  })

  it('are in the order low, medium, high, each with its own level of the playlist', () => {
    const level = fc.record(
      { height: fc.integer({ min: 0, max: 4000 }), bitrate: fc.nat() },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(level), (levels) => {
        const offered = renditionsOf(levels)
        expect(offered.map(({ quality }) => quality)).toEqual(
          qualityNames.filter((name) => offered.some(({ quality }) => quality === name)),
        )
        expect(new Set(offered.map(({ level }) => level)).size).toBe(offered.length)
        for (const { level } of offered) expect(levels[level]).toBeDefined()
      }),
    )
  })
})
