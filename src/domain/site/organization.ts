/**
 * The charity in the terms of schema.org.
 * @param origin of the site; if it is empty, addresses begin at the root of the site
 */
export function organizationAt(origin: string, productName: string) {
  return {
    '@type': 'NGO',
    name: productName,
    url: `${origin}/`,
    logo: `${origin}/static/images/logo.svg`,
  }
}
