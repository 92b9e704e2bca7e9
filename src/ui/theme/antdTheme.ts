import type { ThemeConfig } from 'antd'
import { light, type Palette } from './tokens.ts'

/** Ant Design's tokens of a palette. */
export function antdTokens(colours: Palette): NonNullable<ThemeConfig['token']> {
  return {
    colorPrimary: colours.primary,
    colorPrimaryHover: colours['primary-hover'],
    colorPrimaryActive: colours['primary-hover'],
    colorPrimaryBg: colours.sky,
    colorPrimaryBgHover: colours.sky,
    colorInfo: colours.primary,
    colorLink: colours.link,
    colorLinkHover: colours['orange-text'],
    colorLinkActive: colours['orange-text'],
    colorSuccess: colours.success,
    colorWarning: colours.warning,
    colorError: colours.danger,
    colorText: colours.ink,
    colorTextHeading: colours.heading,
    colorTextSecondary: colours['ink-soft'],
    colorTextDescription: colours['ink-soft'],
    colorTextPlaceholder: colours['ink-soft'],
    colorTextLightSolid: colours['on-fill'],
    colorBgLayout: colours.page,
    colorBgContainer: colours.paper,
    colorBgElevated: colours.paper,
    colorBgMask: colours.backdrop,
    colorBorder: colours['line-strong'],
    colorBorderSecondary: colours.line,
    colorSplit: colours.line,
    controlItemBgActive: colours.sky,
    controlItemBgActiveHover: colours.sky,
    controlItemBgHover: colours['lilac-soft'],
    borderRadius: 5,
    fontFamily: 'var(--font)',
    fontSize: 16,
    controlHeight: 44,
    fontWeightStrong: 800,
  }
}

/** For the browser: variables carry the colours of every theme, so this one serves them all. */
export const antdTheme: ThemeConfig = {
  cssVar: { key: 'raha' },
  hashed: false,
  // The build has written the rules into the stylesheet.
  zeroRuntime: true,
  token: antdTokens(light),
  components: {
    Button: { fontWeight: 700, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Modal: { titleFontSize: 20 },
  },
}
