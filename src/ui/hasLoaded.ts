/** @returns whether the element shows the whole picture of this address. */
export function hasLoaded(image: HTMLImageElement | null, address: string | undefined) {
  return image?.getAttribute('src') === address && image?.complete === true && image.naturalWidth > 0
}
