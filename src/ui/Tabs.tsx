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
 * Ant Design's tabs with all panels in the page and all their words; what costs something waits until its tab is open.
 * Without scripts all panels are shown, each with the text of its tab above it.
 */
export function Tabs<Name extends string>({ label, tabs, open, onShow }: Props<Name>) {
  const { t } = useTranslation()
  // Ant Design makes one up after the first paint, too late for the document.
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
      // Ant Design leaves the button for tabs without space nameless.
      more={{
        icon: (
          <>
            <EllipsisOutlined aria-hidden />
            <span className="visually-hidden">{t('ui.moreTabs')}</span>
          </>
        ),
      }}
      renderTabBar={(props, TabBar) => (
        <TabBar {...props}>{(node) => adapted(node, () => onShow(node.key as Name))}</TabBar>
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
 * Ant Design adds "Tab 1 of 3" to the name of a focused tab, in English in every language; screen readers say the position anyway.
 * Its arrow keys only move the focus; a tab opens as it gets the focus from another tab, so that one key is enough.
 */
function adapted(node: ReactElement, onShow: () => void) {
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
