/** Sets the accessible name of Ant Design's tabs, which have no prop for it. */
export function nameTabs(place: Element | null | undefined, name: string) {
  place?.querySelector('[role=tablist]')?.setAttribute('aria-label', name)
}
