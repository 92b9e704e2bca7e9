/**
 * The text alternative of a picture.
 * @param name as the server sent it
 * @returns '' for a file name, and for a text that the title beside the picture repeats
 */
export function pictureText(name: string | undefined, title: string) {
  if (!name || name === title || /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(name)) return ''
  return name
}
