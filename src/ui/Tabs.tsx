import { EllipsisOutlined } from '@ant-design/icons'
import { Tabs as AntdTabs, type TabsRef } from 'antd'
import {
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { nameTabs } from './nameTabs'
import styles from './Tabs.module.css'

type Tab<Name extends string> = { name: Name; text: string; panel: ReactNode }

type Props<Name extends string> = {
  label: string
  tabs: Tab<Name>[]
  open: Name
  onShow: (name: Name) => void
}

/**
 * Ant Design's tabs. All panels are in the page with their text, but expensive content waits until its tab
 * opens. Without scripts all panels are visible, each below the text of its tab.
 */
export function Tabs<Name extends string>({ label, tabs, open, onShow }: Props<Name>) {
  const { t } = useTranslation()
  // Ant Design creates an id only after the first paint, too late for a prerendered document.
  const id = useId()
  const place = useRef<TabsRef>(null)
  useLayoutEffect(() => nameTabs(place.current?.nativeElement, label), [label])
  return (
    <AntdTabs
      ref={place}
      id={id}
      className={styles.tabs}
      activeKey={open}
      onChange={(name) => onShow(name as Name)}
      animated={false}
      // Ant Design's button for tabs that do not fit has no accessible name.
      more={{
        icon: (
          <>
            <EllipsisOutlined aria-hidden />
            <span className="visually-hidden">{t('ui.moreTabs')}</span>
          </>
        ),
      }}
      renderTabBar={(props, TabBar) => (
        <TabBar {...props}>{(node) => adaptTab(node, () => onShow(node.key as Name))}</TabBar>
      )}
      items={tabs.map(({ name, text, panel }) => ({
        key: name,
        label: text,
        forceRender: true,
        children: (
          <div className={styles.panel} data-label={text} hidden={name !== open}>
            {panel}
          </div>
        ),
      }))}
    />
  )
}

type TabProps = {
  children: ReactNode[]
  'aria-selected': boolean
  onFocus: (event: FocusEvent) => void
}

/**
 * Ant Design adds "Tab 1 of 3" to the name of a focused tab, in English in every language, although screen
 * readers say the position. Its arrow keys only move the focus. Here a tab also opens if it gets the focus
 * from another tab.
 */
function adaptTab(node: ReactElement, onShow: () => void) {
  const [tab, ...others] = (node.props as { children: ReactNode[] }).children
  if (!isValidElement<TabProps>(tab)) return node
  const words = tab.props.children.filter((child) => !isPosition(child))
  const onFocus = (event: FocusEvent) => {
    tab.props.onFocus(event)
    const isFromTab = event.relatedTarget instanceof Element && event.relatedTarget.role === 'tab'
    if (isFromTab && !tab.props['aria-selected']) onShow()
  }
  return cloneElement(node, undefined, cloneElement(tab, { onFocus }, ...words), ...others)
}

function isPosition(child: ReactNode) {
  return isValidElement(child) && 'aria-live' in (child.props as object)
}
