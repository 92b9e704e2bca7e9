/** @returns the name of an item's icon, if it has one, and its text */
export function signAndWords(item: HTMLElement) {
  const icon = item.querySelector<SVGElement>('svg[data-icon]')?.dataset.icon
  return [icon, item.textContent].filter(Boolean).join(' ')
}
