/** Whether a name can stand in an address: '.' and '..' mean other places there, half of a surrogate pair cannot be written. */
export function hasAddress(name: string) {
  return !['', '.', '..'].includes(name) && !/\p{Surrogate}/u.test(name)
}

/** Whether a country's page can be reached by its name: 'country' is the address of the list itself. */
export function isCountryName(name: string) {
  return hasAddress(name) && name.toLowerCase() !== 'country'
}

/**
 * What is said of a picture to those who do not see it.
 * @param name as the server sent it. @returns '' for a file's name and for what the title beside the picture says already.
 */
export function pictureText(name: string | undefined, title: string) {
  if (!name || name === title || /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(name)) return ''
  return name
}
