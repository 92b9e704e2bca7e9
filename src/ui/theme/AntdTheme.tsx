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

/** Dialogs do not grow: a growing one moves away under the pressing finger. */
export const FADE = 'ant-fade'

/** Ant Design's own icons are read aloud by their English file names: "close-circle". */
const alert = {
  successIcon: <CheckCircleFilled aria-hidden />,
  infoIcon: <InfoCircleFilled aria-hidden />,
  warningIcon: <ExclamationCircleFilled aria-hidden />,
  errorIcon: <CloseCircleFilled aria-hidden />,
}

const locales = { en: enUS, fa: faIR }

/**
 * Theme, words and direction for all that Ant Design draws. Without antd’s <App>, which would bring Modal, message and notification into
 * the first part of the program.
 */
export function AntdTheme({ children }: { children: ReactNode }) {
  const language = useLanguage()
  // The stylesheet has every variable already; what antd declares of its own goes where it does nothing.
  const [unseen] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  )
  return (
    <StyleProvider container={unseen}>
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
