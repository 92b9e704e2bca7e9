import { ink } from '../kit/svg.ts'
import { topics } from './topics.ts'

const tints = [ink.sky, ink.mint, ink.peach, ink.lilac, ink.cream]

const style = `
@page { size: A5; margin: 0 }
* { box-sizing: border-box; margin: 0 }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { color: ${ink.navy}; font: 700 12pt/1.5 WordFont, sans-serif }
.page { block-size: 210mm; break-after: page; display: flex; flex-direction: column; gap: 8mm; inline-size: 148mm; overflow: hidden; padding: 12mm 14mm; position: relative }
.page:last-child { break-after: auto }
.row { display: flex; justify-content: space-between }
.word { flex: none; padding: 9mm 6mm; text-align: center }
.word b { display: block; font-size: 34pt; font-weight: 800; line-height: 1.3 }
.word [lang=fa] { font-size: 30pt; line-height: 1.6 }
.draw { border: .7mm solid ${ink.navy}; flex: 1; padding: 3mm 5mm }
.rule { border-block-end: .4mm solid #8b93a6; block-size: 9mm }
footer { border-block-start: .4mm solid ${ink.sand}; font-size: 9.5pt; padding-block-start: 2mm }
`

const both = ([english, persian]: readonly [string, string]) =>
  `<div class="row"><span>${english}</span><span lang="fa" dir="rtl">${persian}</span></div>`

/** My first 300 words: a page for each, to be printed. */
export function wordBook(fontFaces: string) {
  const entries = topics.flatMap(({ name, words }, topic) =>
    words.split('|').map((pair) => ({ name, topic, pair: pair.split('=') })),
  )
  const pages = entries.map(({ name, topic, pair: [english = '', persian = ''] }, index) => {
    const number = (index + 1).toLocaleString('en')
    const persianNumber = (index + 1).toLocaleString('fa')
    return `<section class="page">${both(name)}
<div class="word" style="background:${tints[topic % tints.length]}"><b>${english}</b><b lang="fa" dir="rtl">${persian}</b></div>
<div class="draw">${both(['Draw it here.', 'این‌جا نقاشی‌اش کن.'])}</div>
<div>${both(['Write it three times.', 'سه بار بنویسش.'])}${'<div class="rule"></div>'.repeat(3)}</div>
<footer>${both([`My first 300 words · ${number}`, `سیصد واژه‌ی اول من · ${persianNumber}`])}</footer></section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>My first 300 words</title><style>${fontFaces}${style}</style><body>${pages.join('')}</body></html>`
}
