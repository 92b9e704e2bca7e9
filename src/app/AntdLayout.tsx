import { ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import faIR from 'antd/locale/fa_IR'
import { Outlet } from 'react-router'
import { ServerGate } from '@/blocks/ServerGate'
import { useAppSelector } from '@/state/hooks'
import { selectDirection, selectLanguage } from '@/state/language/selectors'
import { antdTheme } from './theme'

const locales = { en: enUS, fa: faIR }

/**
 * Ant Design arrives with the screens that use it: theme, words and direction for all of them. Without antd's <App>, which would
 * bring Modal, message and notification along: dialogs are lazy (ui/AlertDialog), notices belong to the frame (state/notices).
 */
export default function AntdLayout() {
  const language = useAppSelector(selectLanguage)
  const direction = useAppSelector(selectDirection)
  return (
    <ConfigProvider theme={antdTheme} locale={locales[language]} direction={direction}>
      <ServerGate>
        <Outlet />
      </ServerGate>
    </ConfigProvider>
  )
}
