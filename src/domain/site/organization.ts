/** The charity as schema.org has it. @param origin of the site; without one, addresses begin at its root. */
export function organizationAt(origin: string, productName: string) {
  return {
    '@type': 'NGO',
    name: productName,
    url: `${origin}/`,
    logo: `${origin}/static/images/logo.svg`,
  }
}
