import type { Page } from '@playwright/test'

/**
 * @returns what cannot be distinguished with forced colours, by kind and name: chosen and other options, the
 * filled and the empty part of a progress bar, icons and their background.
 */
export function lostIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const nameOf = (element: Element) => {
      const words = element.getAttribute('aria-label') ?? element.closest('label, a, button, li')?.textContent
      return `${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''} ${words?.trim().slice(0, 40) ?? ''}`
    }
    const channelsOf = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      return { red, green, blue, alpha }
    }
    const luminanceOf = (colour: string) => {
      const { red, green, blue } = channelsOf(colour)
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
        const part = channel / 255
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const contrastOf = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    }
    const isPainted = (colour: string) => !['none', ''].includes(colour) && channelsOf(colour).alpha > 0
    const groundOf = (element: Element | null): string => {
      for (let box = element; box; box = box.parentElement) {
        const colour = getComputedStyle(box).backgroundColor
        if (isPainted(colour)) return colour
      }
      return 'rgb(255, 255, 255)'
    }

    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
    return [...lostChoices(), ...lostProgress(), ...lostIcons()]

    /** Chosen options, tabs or links that look like others of their kind. */
    function lostChoices() {
      const chosen = document.querySelectorAll(
        'input:checked, [role=tab][aria-selected=true], a[aria-current], [role=option][aria-selected=true]',
      )
      return [...chosen].flatMap((one) => {
        const others = othersOf(one).filter((other) => boxOf(other).checkVisibility())
        const isSame = others.some((other) => appearanceOf(other) === appearanceOf(one))
        return isSame && boxOf(one).checkVisibility() ? [`chosen: ${nameOf(one)}`] : []
      })
    }

    function othersOf(one: Element): Element[] {
      if (one instanceof HTMLInputElement)
        return [
          ...document.querySelectorAll<HTMLInputElement>(`input[type=${one.type}]:not(:checked)`),
        ].filter(({ name }) => one.type === 'checkbox' || name === one.name)
      if (one.role === 'tab')
        return [...(one.closest('[role=tablist]')?.querySelectorAll('[role=tab][aria-selected=false]') ?? [])]
      if (one.role === 'option')
        return [
          ...(one.closest('[role=listbox]')?.querySelectorAll('[role=option][aria-selected=false]') ?? []),
        ]
      const list = one.closest('ul, ol, nav')
      return [...(list?.querySelectorAll(`a[class="${one.className}"]:not([aria-current])`) ?? [])]
    }

    /** The element that shows the state of a control. */
    function boxOf(one: Element) {
      return one.closest('label') ?? one.closest('.ant-tabs-tab') ?? one
    }

    /** Everything but texts and positions: lines, backgrounds, letters and pseudo-elements. */
    function appearanceOf(one: Element) {
      const box = boxOf(one)
      const bar = one.role === 'tab' ? barUnder(box) : ''
      return [box, ...box.querySelectorAll('*')]
        .flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
        .map((style) =>
          [
            'display',
            'content',
            'opacity',
            'transform',
            'background-color',
            'border',
            'outline',
            'color',
            'font-weight',
            'text-decoration-line',
            'text-decoration-thickness',
          ]
            .map((property) => style.getPropertyValue(property))
            .join(),
        )
        .join('|')
        .concat(bar)
    }

    /** The line that Ant Design draws beside the list, below the open tab. */
    function barUnder(tab: Element) {
      const bar = tab.parentElement?.querySelector('.ant-tabs-ink-bar')
      if (!bar) return ''
      const [line, place] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()]
      const isUnder = line.width > 0 && line.left >= place.left - 1 && line.right <= place.right + 1
      const isSeen = contrastOf(getComputedStyle(bar).backgroundColor, groundOf(bar.parentElement)) >= 3
      return isUnder && isSeen ? 'bar' : ''
    }

    function lostProgress() {
      // Plyr's controls have their own styles.
      const bars = document.querySelectorAll('[role=progressbar]:not(.plyr *)')
      return [...bars].filter(seen).flatMap((bar) => {
        const parts = [...bar.querySelectorAll('*')]
        const ground = groundOf(bar)
        const hasEdge = parts.some((part) => {
          const style = getComputedStyle(part)
          return ['outline-style', 'border-top-style'].some((edge) => style.getPropertyValue(edge) !== 'none')
        })
        const isFilled = parts.some(
          (part) =>
            part.getBoundingClientRect().width > 0 &&
            isPainted(getComputedStyle(part).backgroundColor) &&
            contrastOf(getComputedStyle(part).backgroundColor, ground) >= 3,
        )
        const isEmpty = Number(bar.getAttribute('aria-valuenow')) === 0
        return hasEdge && (isFilled || isEmpty) ? [] : [`progress: ${nameOf(bar)}`]
      })
    }

    /** Icons without a shape that stands out from the background. */
    function lostIcons() {
      const icons = document.querySelectorAll(':is(a, button, label, li, td, [role]) svg:not([data-theme] *)')
      return [...icons].filter(seen).flatMap((icon) => {
        const ground = groundOf(icon)
        const shapes = [...icon.querySelectorAll('path, circle, rect, line, polyline, polygon, use, ellipse')]
        const isSeen = shapes.some((shape) => {
          const { fill, stroke } = getComputedStyle(shape)
          return [fill, stroke].some((colour) => isPainted(colour) && contrastOf(colour, ground) >= 3)
        })
        return shapes.length === 0 || isSeen ? [] : [`icon: ${nameOf(icon)}`]
      })
    }
  })
}
