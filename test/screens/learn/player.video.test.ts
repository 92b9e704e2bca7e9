import { describe, expect, it } from 'vitest'
import type { PlayerSetup } from '@/screens/learn/viewers/video/playerSetup'
import { plyrOptions } from '@/screens/learn/viewers/video/plyrOptions'

const setup = {
  title: 'A film',
  language: 'en',
  captions: [],
  texts: {},
  preferences: { captionLanguage: null },
} as unknown as PlayerSetup
const options = plyrOptions(setup)

describe('the video player', () => {
  it('controls: play-large, play, progress, current-time, duration, mute, volume, settings, fullscreen', () => {
    expect(options.controls).toEqual([
      'play-large',
      'play',
      'progress',
      'current-time',
      'duration',
      'mute',
      'volume',
      'settings',
      'fullscreen',
    ])
  })

  it('player settings: quality, speed, loop', () => {
    expect(options.settings).toEqual(['quality', 'speed', 'loop'])
  })

  it('seek step 10 s', () => {
    expect(options.seekTime).toBe(10)
  })

  it('captions add a control and a setting if a lesson has tracks', () => {
    const captions = [{ language: 'en', label: 'English', url: '/en.vtt' }]
    const { controls, settings } = plyrOptions({ ...setup, captions, language: 'en' } as PlayerSetup)
    expect([controls, settings]).toEqual([
      expect.arrayContaining(['captions']),
      expect.arrayContaining(['captions']),
    ])
  })
})
