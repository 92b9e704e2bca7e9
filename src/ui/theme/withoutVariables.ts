/**
 * Replaces the functions with which `@ant-design/cssinjs` writes the theme's variables into the page. The
 * built style sheet contains them. `build/site/kitStyles.ts` installs it.
 */

/** @returns an element that is nowhere in the page; the caller sets attributes on it */
export function updateCSS() {
  return document.createElement('style')
}

export function removeCSS() {}
