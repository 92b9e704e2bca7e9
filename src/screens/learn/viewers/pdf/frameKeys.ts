import { latinDigits } from '@/lib/i18n/numbers'

export type ReaderCommand = 'first' | 'previous' | 'next' | 'last' | 'zoomIn' | 'zoomOut' | 'fit'

const globalKeys: Record<string, ReaderCommand> = {
  Home: 'first',
  End: 'last',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>
type Scrolled = Pick<
  HTMLElement,
  'scrollTop' | 'scrollHeight' | 'clientHeight' | 'scrollWidth' | 'clientWidth'
>

/**
 * The command of a key in the reader. `frame` is present if the key was pressed in the frame. There, the page
 * keys turn the page at its end, and the arrow keys turn it in the reading direction of the interface.
 */
export function commandOf(
  press: Press,
  direction: 'ltr' | 'rtl',
  frame?: Scrolled,
): ReaderCommand | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined
  const key = latinDigits(press.key)
  const command = globalKeys[key]
  if (command || !frame) return command
  const isAtEnd = frame.scrollTop + frame.clientHeight >= frame.scrollHeight - 1
  if (key === 'PageDown') return isAtEnd ? 'next' : undefined
  if (key === 'PageUp') return frame.scrollTop <= 0 ? 'previous' : undefined
  if (frame.scrollWidth > frame.clientWidth) return undefined
  if (key === 'ArrowRight') return direction === 'rtl' ? 'previous' : 'next'
  if (key === 'ArrowLeft') return direction === 'rtl' ? 'next' : 'previous'
  return undefined
}
