import { StyleProvider } from '@ant-design/cssinjs'
import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons'
import { ConfigProvider } from 'antd'
import enUS from 'antd/es/locale/en_US'
import faIR from 'antd/es/locale/fa_IR'
import { type ReactNode, useState } from 'react'
import { directionOf } from '@/lib/i18n/language'
import { useLanguage } from '@/lib/i18n/useLanguage'
import { antdTheme } from './antdTheme'

/** Dialogs fade in, because a growing dialog would move away from under the pointer. */
export const FADE = 'ant-fade'

/** Screen readers would read Ant Design's own icons by their English file names, such as "close-circle". */
const alert = {
  successIcon: <CheckCircleFilled aria-hidden />,
  infoIcon: <InfoCircleFilled aria-hidden />,
  warningIcon: <ExclamationCircleFilled aria-hidden />,
  errorIcon: <CloseCircleFilled aria-hidden />,
}

const locales = { en: enUS, fa: faIR }

/**
 * The theme, locale and direction of Ant Design. antd's <App> is left out, because it would add Modal,
 * message and notification to the first chunk.
 */
export function AntdTheme({ children }: { children: ReactNode }) {
  const language = useLanguage()
  // The stylesheet already contains all variables, so antd writes its own into an unused element.
  const [unusedContainer] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  )
  return (
    <StyleProvider container={unusedContainer}>
      <ConfigProvider
        theme={antdTheme}
        locale={locales[language]}
        direction={directionOf(language)}
        alert={alert}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
