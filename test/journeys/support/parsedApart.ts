/**
 * The browser also reports markup that is parsed in a separate document, in which nothing runs.
 */
export const parsedApart =
  /^console: (?:.+ violates the following Content Security Policy directive|This document requires 'TrustedScript' assignment. An HTMLScriptElement was directly modified)/
