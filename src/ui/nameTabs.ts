/** Ant Design takes no name for its list of tabs. */
export function nameTabs(place: Element | null | undefined, name: string) {
  place?.querySelector('[role=tablist]')?.setAttribute('aria-label', name)
}
