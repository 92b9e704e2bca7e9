import type { TFunction } from 'i18next'

/** The player's texts under the keys that it uses. The player fills the `{…}` in them. */
export function playerTexts(t: TFunction) {
  return {
    play: t('learn.video.play'),
    pause: t('learn.video.pause'),
    seek: t('learn.video.seek'),
    seekLabel: t('learn.video.position'),
    played: t('learn.video.played'),
    buffered: t('learn.video.buffered'),
    currentTime: t('learn.video.currentTime'),
    duration: t('learn.video.duration'),
    volume: t('learn.video.volume'),
    mute: t('learn.video.mute'),
    unmute: t('learn.video.unmute'),
    enterFullscreen: t('learn.video.enterFullscreen'),
    exitFullscreen: t('learn.video.exitFullscreen'),
    settings: t('learn.video.settings'),
    menuBack: t('learn.video.back'),
    speed: t('learn.video.speed'),
    normal: t('learn.video.normal'),
    quality: t('learn.video.quality'),
    low: t('learn.video.low'),
    medium: t('learn.video.medium'),
    high: t('learn.video.high'),
    loop: t('learn.video.loop'),
    on: t('learn.video.on'),
    off: t('learn.video.off'),
    captions: t('learn.video.captions'),
    enableCaptions: t('learn.video.captionsOn'),
    disableCaptions: t('learn.video.captionsOff'),
    enabled: t('learn.video.on'),
    disabled: t('learn.video.off'),
  }
}

export type PlayerTexts = ReturnType<typeof playerTexts>
