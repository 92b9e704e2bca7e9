import { HttpResponse } from 'msw'
import type { Operations } from './call.ts'

const richText = `.rich-text { line-height: 1.75; }
.rich-text h2, .rich-text h3 { margin-block: 1.75em 0.5em; line-height: 1.3; }
.rich-text p, .rich-text ul, .rich-text ol { margin-block: 0 1em; }
.rich-text ul, .rich-text ol { padding-inline-start: 1.5em; }
.rich-text li { margin-block-end: 0.4em; }
.rich-text blockquote { margin: 1.5em 0; padding-inline-start: 1em; border-inline-start: 4px solid #eadfce; }
.rich-text img { max-inline-size: 100%; block-size: auto; }
`

export const publicFiles = {
  getRichTextStylesheet: () =>
    new HttpResponse(richText, { headers: { 'Content-Type': 'text/css; charset=utf-8' } }),
} satisfies Partial<Operations>
