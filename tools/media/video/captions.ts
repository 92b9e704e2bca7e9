/**
 * The speech of the film with the robot, second by second. The picture contains no text, so the film serves
 * every language.
 */
export const captions = [
  {
    from: 0.3,
    to: 3.6,
    en: 'Hello! This is Robi.',
    fa: 'سلام! این روبی است.',
  },
  {
    from: 3.8,
    to: 7.5,
    en: 'Robi does exactly what you tell him.',
    fa: 'روبی درست همان کاری را می‌کند که به او بگویی.',
  },
  {
    from: 8,
    to: 13.5,
    en: 'Stack the blocks:\none step after the other.',
    fa: 'بلوک‌ها را روی هم بچین:\nیک قدم بعد از قدم دیگر.',
  },
  {
    from: 13.8,
    to: 19.5,
    en: 'First walk, then jump, then sing.\nThat is his program.',
    fa: 'walk یعنی راه برو، jump یعنی بپر\nو sing یعنی آواز بخوان. این برنامه‌ی روبی است.',
  },
  {
    from: 20,
    to: 24.5,
    en: 'Now press <b>start</b>, and watch every block.',
    fa: 'حالا <b>start</b> را بزن و همه‌ی بلوک‌ها را تماشا کن.',
  },
  {
    from: 25,
    to: 31.5,
    en: 'One block at a time, and never out of turn.',
    fa: 'هر بار یک بلوک، و هیچ‌وقت بی‌نوبت.',
  },
  {
    from: 32,
    to: 36,
    en: 'Well done! Now it is your turn.',
    fa: 'آفرین! حالا نوبت توست.',
  },
  {
    from: 36.2,
    to: 39.8,
    en: 'What should Robi do next?',
    fa: 'به نظرت روبی بعدش چه کار کند؟',
  },
] as const

/** The captions of one language as a WebVTT file. */
export function webVtt(language: 'en' | 'fa') {
  const cues = captions.map((cue) => `${stamp(cue.from)} --> ${stamp(cue.to)}\n${cue[language]}\n`)
  return ['WEBVTT\n', ...cues].join('\n')
}

/** 3.6 → '00:03.600' */
function stamp(second: number) {
  const [whole, rest] = second.toFixed(3).split('.')
  return `${String(Math.floor(Number(whole) / 60)).padStart(2, '0')}:${String(Number(whole) % 60).padStart(2, '0')}.${rest}`
}
