import { Pagination } from 'antd'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, type To } from 'react-router'
import { formatNumber } from '@/lib/i18n/numbers'
import { useLanguage } from '@/lib/i18n/useLanguage'
import actions from './action.module.css'
import { Chevron } from './Chevron'
import styles from './LinkPagination.module.css'

type Props = {
  /** From 1. */
  page: number
  pages: number
  addressOf: (page: number) => To
  /** The accessible name of a page link, which shows only a number. */
  nameOf: (page: number) => string
  previous: string
  next: string
  onPage: (page: number) => void
}

/** Ant Design's pagination with links, so that a page can be opened in another tab. */
export function LinkPagination({ page, pages, addressOf, nameOf, previous, next, onPage }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const language = useLanguage()

  // Ant Design also makes the list item around each link focusable, which gives two tab stops per link.
  useLayoutEffect(() => {
    for (const item of place.current?.querySelectorAll('li[tabindex]') ?? []) item.removeAttribute('tabindex')
  })

  const linkTo = (target: number) => ({
    to: addressOf(target),
    onPress: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      onPage(target)
    },
  })

  function itemRender(target: number, kind: 'page' | 'prev' | 'next' | 'jump-prev' | 'jump-next') {
    if (kind === 'prev')
      return (
        <StepLink {...linkTo(target)}>
          <Chevron points="start" />
          {previous}
        </StepLink>
      )
    if (kind === 'next')
      return (
        <StepLink {...linkTo(target)}>
          {next}
          <Chevron points="end" />
        </StepLink>
      )
    const { to, onPress } = linkTo(target)
    return (
      <Link
        to={to}
        data-page={target}
        aria-label={nameOf(target)}
        aria-current={target === page ? 'page' : undefined}
        onClick={onPress}
      >
        {kind === 'page' ? formatNumber(target, language) : '…'}
      </Link>
    )
  }

  return (
    <div ref={place}>
      <Pagination
        className={styles.pages}
        current={page}
        total={pages}
        pageSize={1}
        onChange={ignoreChange}
        showSizeChanger={false}
        showTitle={false}
        itemRender={itemRender}
      />
    </div>
  )
}

/** Ant Design requires a handler if the page is controlled. */
function ignoreChange() {}

type StepProps = {
  to: To
  onPress: (event: MouseEvent) => void
  children: ReactNode
  /** Ant Design sets it if there is no such page. */
  disabled?: boolean
}

function StepLink({ to, onPress, children, disabled }: StepProps) {
  if (disabled)
    return (
      // biome-ignore lint/a11y/useValidAnchor: a disabled link has no href, as ARIA describes it
      <a role="link" aria-disabled="true" className={actions.quiet}>
        {children}
      </a>
    )
  return (
    <Link to={to} className={actions.quiet} onClick={onPress}>
      {children}
    </Link>
  )
}
