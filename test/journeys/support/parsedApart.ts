/**
 * The browser reports what a parser reads, too, although it is in a document apart, in which nothing runs.
 */
export const parsedApart =
  /^console: (?:.+ violates the following Content Security Policy directive|This document requires 'TrustedScript' assignment. An HTMLScriptElement was directly modified)/
