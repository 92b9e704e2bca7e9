import type { Page } from '@playwright/test'
import { PLACEHOLDER } from '../../../src/ui/PlaceholderHeading'

/** The heading of the page's content. A page that still loads has a placeholder in its place. */
export const pageHeading = (page: Page) => page.locator(`h1:not([${PLACEHOLDER}])`)
