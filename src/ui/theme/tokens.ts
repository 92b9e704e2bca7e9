/**
 * The colours of the product by their role, in two themes. The build writes them into the stylesheet as
 * `--color-…` (`build/site/themeStyles.ts`), and Ant Design's tokens use them (`antdTheme.ts`).
 */
export const light = {
  /** Background and text of buttons and other filled parts; `on-fill` is the text on it. */
  primary: '#14264b',
  'primary-hover': '#2b4377',
  /** Wide backgrounds: footer, notices, announcements. */
  band: '#14264b',
  'band-line': '#34486f',
  'band-line-strong': '#5a6f9c',
  'band-hover': '#2b4377',
  /** Headings, icons, and the borders of options. */
  heading: '#14264b',
  link: '#2b4377',

  orange: '#ff8c00',
  'orange-soft': '#ffb04d',
  'on-orange': '#14264b',
  'orange-text': '#a84600',

  ink: '#1f2a44',
  'ink-soft': '#55607a',
  page: '#fffaf2',
  paper: '#ffffff',
  line: '#eadfce',
  'line-strong': '#8b8371',
  focus: '#1d5fd1',

  sky: '#dcecf7',
  mint: '#dff3e4',
  peach: '#ffe6cc',
  lilac: '#ece6fa',
  cream: '#fff1de',
  'cream-soft': '#fff5e8',
  'lilac-soft': '#f4f1fb',
  'danger-soft': '#fff1f0',

  success: '#237804',
  'success-strong': '#1b5c03',
  'success-fill': '#237804',
  warning: '#a84600',
  'warning-strong': '#8a3a00',
  danger: '#cf1322',
  'danger-strong': '#a8071a',
  'danger-fill': '#cf1322',
  'danger-line': '#f0b8b4',

  'on-fill': '#ffffff',
  'on-fill-soft': '#e9eef8',
  'on-fill-faint': '#c3cee4',
  'on-fill-success': '#7bd88f',
  'on-fill-danger': '#ff8f87',

  backdrop: 'rgb(20 38 75 / 45%)',
  /** The background of videos. */
  night: '#0b1530',
  'pdf-page': '#ffffff',
  /** The near and the wide shadow of cards; then those of elements above the page. */
  'shadow-near': 'rgb(20 38 75 / 6%)',
  'shadow-wide': 'rgb(20 38 75 / 7%)',
  'shadow-raised-near': 'rgb(20 38 75 / 8%)',
  'shadow-raised-wide': 'rgb(20 38 75 / 14%)',
} as const

export type ColourName = keyof typeof light
export type Palette = Record<ColourName, string>

export const dark: Palette = {
  ...light,
  primary: '#3d67ba',
  'primary-hover': '#4a74c8',
  band: '#0a1226',
  'band-line': '#2b3a5c',
  heading: '#f3f6fd',
  link: '#a8c5f8',

  'orange-text': '#ffb066',

  ink: '#e4e9f4',
  'ink-soft': '#b3bdd3',
  page: '#101a30',
  paper: '#1a2742',
  line: '#34425f',
  'line-strong': '#8190b2',
  focus: '#8db8ff',

  sky: '#203a5c',
  mint: '#1d4036',
  peach: '#463223',
  lilac: '#332f55',
  cream: '#352a20',
  'cream-soft': '#2a241f',
  'lilac-soft': '#28284a',
  'danger-soft': '#43222a',

  success: '#7bd88f',
  'success-strong': '#a5e8b3',
  warning: '#ffb066',
  'warning-strong': '#ffc891',
  danger: '#ff9a93',
  'danger-strong': '#ffb8b3',
  'danger-line': '#8f474d',

  backdrop: 'rgb(3 8 20 / 65%)',
  'shadow-near': 'rgb(0 0 0 / 30%)',
  'shadow-wide': 'rgb(0 0 0 / 25%)',
  'shadow-raised-near': 'rgb(0 0 0 / 35%)',
  'shadow-raised-wide': 'rgb(0 0 0 / 45%)',
}

/** For visitors who prefer more contrast: text has 7:1 and lines have 4.5:1 on every background. */
export const lightWithContrast: Palette = {
  ...light,
  ink: '#0e1730',
  'ink-soft': '#333d56',
  link: '#14264b',
  'primary-hover': '#14264b',
  'band-hover': '#14264b',
  orange: '#ff9d2e',
  'orange-text': '#6e2c00',
  line: '#756d5c',
  'line-strong': '#4b4539',
  success: '#175003',
  'success-strong': '#134402',
  'success-fill': '#175003',
  warning: '#6e2c00',
  'warning-strong': '#6e2c00',
  danger: '#960515',
  'danger-strong': '#960515',
  'danger-fill': '#960515',
  'danger-line': '#960515',
  focus: '#0f3f97',
  'on-fill-faint': '#e9eef8',
  'on-fill-danger': '#ffb1ab',
  'band-line': '#a9b7d3',
  'band-line-strong': '#a9b7d3',
}

export const darkWithContrast: Palette = {
  ...dark,
  primary: '#2c4f98',
  'primary-hover': '#2c4f98',
  ink: '#ffffff',
  'ink-soft': '#e4e9f4',
  link: '#d6e5ff',
  orange: '#ff9d2e',
  'orange-text': '#ffd3a6',
  line: '#a3b0cc',
  'line-strong': '#c3cee4',
  sky: '#162b47',
  mint: '#14302a',
  peach: '#33241a',
  lilac: '#25223f',
  success: '#b5f0c1',
  'success-strong': '#b5f0c1',
  'success-fill': '#175003',
  warning: '#ffd3a6',
  'warning-strong': '#ffd3a6',
  danger: '#ffd0cc',
  'danger-strong': '#ffd0cc',
  'danger-fill': '#960515',
  'danger-line': '#ffb8b3',
  focus: '#c3daff',
  'on-fill-faint': '#e9eef8',
  'on-fill-danger': '#ffb1ab',
  'band-line': '#a9b7d3',
  'band-line-strong': '#a9b7d3',
}
