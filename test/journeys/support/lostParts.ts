import type { Page } from '@playwright/test'

/** Every chunk of the program that has not loaded yet fails, as without a connection. */
export async function loseParts(page: Page) {
  await page.route('**/static/js/async/*', (route) => route.abort('internetdisconnected'))
  await page.route('**/static/css/async/*', (route) => route.abort('internetdisconnected'))
}

export async function findParts(page: Page) {
  await page.unroute('**/static/js/async/*')
  await page.unroute('**/static/css/async/*')
}
