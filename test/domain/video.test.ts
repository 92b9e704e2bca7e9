import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceFor, qualityNames, videoChoices } from '@/domain/video'

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

  it('with no source there is none, whatever was sent, and never an address that is not http(s)', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (videoQualities, fileUrl) => {
        for (const { url } of videoChoices({ videoQualities, fileUrl })) expect(url).toMatch(/^(https?:)?\//)
      }),
    )
    expect(videoChoices({ fileUrl: 'data:video/mp4,x' })).toEqual([])
  })

  it('the wanted quality is chosen, else the best below it, else the lowest there is', () => {
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
