import type { ThemeConfig } from 'antd'

/** antd's tokens, with the values of theme.css; a test compares the two. */
export const palette = {
  navy: '#14264b',
  ink: '#1f2a44',
  'ink-soft': '#55607a',
  page: '#fffaf2',
  paper: '#ffffff',
  line: '#eadfce',
  'line-strong': '#8b8371',
  sky: '#dcecf7',
  success: '#237804',
  warning: '#a84600',
  danger: '#cf1322',
  focus: '#1d5fd1',
} as const

export const antdTheme: ThemeConfig = {
  cssVar: { key: 'raha' },
  hashed: false,
  token: {
    colorPrimary: palette.navy,
    colorInfo: palette.navy,
    colorLink: palette.navy,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    colorError: palette.danger,
    colorText: palette.ink,
    colorTextSecondary: palette['ink-soft'],
    colorTextPlaceholder: palette['ink-soft'],
    colorBgLayout: palette.page,
    colorBgContainer: palette.paper,
    colorBorder: palette['line-strong'],
    borderRadius: 5,
    fontFamily: 'var(--font)',
    fontSize: 16,
    controlHeight: 44,
    fontWeightStrong: 800,
  },
  components: {
    Button: { fontWeight: 700 },
    Modal: { titleFontSize: 20 },
  },
}
