import type { ThemeConfig } from 'antd'
import { light, type Palette } from './tokens.ts'

/** Ant Design's tokens for a palette. */
export function antdTokens(colours: Palette): NonNullable<ThemeConfig['token']> {
  return {
    colorPrimary: colours.primary,
    colorPrimaryHover: colours['primary-hover'],
    colorPrimaryActive: colours['primary-hover'],
    colorPrimaryBg: colours.sky,
    colorPrimaryBgHover: colours.sky,
    // Ant Design draws its focus rings in this colour.
    colorPrimaryBorder: colours.focus,
    colorInfo: colours.primary,
    colorLink: colours.link,
    colorLinkHover: colours['orange-text'],
    colorLinkActive: colours['orange-text'],
    colorSuccess: colours.success,
    colorWarning: colours.warning,
    colorWarningBg: colours.peach,
    colorWarningBorder: colours['orange-soft'],
    colorSuccessBg: colours.mint,
    colorSuccessBorder: colours.success,
    colorInfoBg: colours.sky,
    colorInfoBorder: colours.link,
    colorError: colours.danger,
    colorErrorBg: colours['danger-soft'],
    colorErrorBorder: colours['danger-line'],
    colorText: colours.ink,
    colorTextHeading: colours.heading,
    colorTextSecondary: colours['ink-soft'],
    colorTextDescription: colours['ink-soft'],
    colorTextPlaceholder: colours['ink-soft'],
    colorTextLightSolid: colours['on-fill'],
    // Readable, and the same as in our `aria-disabled` buttons (app/kit.css).
    colorTextDisabled: colours['ink-soft'],
    colorBgContainerDisabled: colours.page,
    colorBorderDisabled: colours.line,
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
    // The text of a busy button stays readable.
    opacityLoading: 0.85,
  }
}

/** The theme for the browser. CSS variables carry the colours of every theme, so one is enough. */
export const antdTheme: ThemeConfig = {
  cssVar: { key: 'raha' },
  hashed: false,
  // The build has written the rules into the stylesheet.
  zeroRuntime: true,
  token: antdTokens(light),
  components: {
    Button: {
      fontWeight: 700,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      // Like the links that look like buttons (ui/action.module.css), which often stand beside one.
      lineWidth: 2,
      defaultBorderColor: 'var(--color-heading)',
      defaultColor: 'var(--color-heading)',
      defaultHoverBg: 'var(--color-sky)',
      defaultHoverBorderColor: 'var(--color-heading)',
      defaultHoverColor: 'var(--color-heading)',
      defaultActiveBg: 'var(--color-sky)',
      defaultActiveBorderColor: 'var(--color-heading)',
      defaultActiveColor: 'var(--color-heading)',
    },
    Card: { bodyPadding: 24, bodyPaddingSM: 16, borderRadiusLG: 5 },
    // ui/Disclosure and the player's chapters have headers and panels of their own.
    Collapse: { headerPadding: 0, contentPadding: 0 },
    Form: {
      itemMarginBottom: 0,
      labelColor: 'var(--color-heading)',
      labelFontSize: 16,
      verticalLabelPadding: '0 0 4px',
    },
    Descriptions: { labelBg: 'var(--color-page)', titleMarginBottom: 0 },
    Modal: { titleFontSize: 20 },
    Pagination: { itemActiveColor: 'var(--color-link)', itemActiveColorHover: 'var(--color-link)' },
    Progress: { remainingColor: 'var(--color-sky)' },
    Skeleton: { gradientFromColor: 'var(--color-sky)', gradientToColor: 'var(--color-lilac-soft)' },
    Table: {
      borderColor: 'var(--color-line)',
      headerBg: 'var(--color-page)',
      headerColor: 'var(--color-ink-soft)',
      headerSplitColor: 'transparent',
      rowHoverBg: 'var(--color-page)',
    },
    Tag: {
      borderRadiusSM: 20,
      colorBgSolid: 'var(--color-primary)',
      defaultBg: 'var(--color-sky)',
      defaultColor: 'var(--color-heading)',
      solidTextColor: 'var(--color-on-fill)',
    },
    Tabs: {
      // ui/Tabs draws the line under the open tab.
      inkBarColor: 'transparent',
      itemActiveColor: 'var(--color-heading)',
      itemColor: 'var(--color-ink-soft)',
      itemHoverColor: 'var(--color-heading)',
      itemSelectedColor: 'var(--color-heading)',
    },
  },
}
