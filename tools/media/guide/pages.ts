import { ink, path, picture } from '../kit/svg.ts'
import * as art from './pictures.ts'
import { style } from './style.ts'
import type { Words } from './words.ts'

const rules = (count: number) => '<div class="rule"></div>'.repeat(count)
const ask = (title: string, lines: number) => `<div><h3>${title}</h3>${rules(lines)}</div>`
const box = (tint: string, ...content: string[]) => `<div class="box ${tint}">${content.join('')}</div>`
const items = (texts: string[]) => texts.map((text) => `<li>${text}</li>`).join('')

const arrow = `<span class="arrow">${picture(40, 24, [path('M4 12H34M25 4L34 12 25 20', 'none', `stroke="${ink.orange}"`)])}</span>`
const tints = ['sky', 'mint', 'peach', 'lilac', 'cream']

/** The worksheet of six pages as one HTML document, to be printed. */
export function guideOf(words: Words, logo: string, fontFaces: string) {
  const { title, cover, goal, often, stuck, back, done } = words
  const number = (value: number) => value.toLocaleString(words.lang)
  const head = (name: string, lead: string, figure: string) =>
    `<header><div><h2>${name}</h2><p>${lead}</p></div>${figure}</header>`
  const page = (at: number, ...content: string[]) =>
    `<section class="page">${content.join('')}<footer>${logo}<span>${title}</span><b>${number(at)}</b></footer></section>`

  const first = [
    `<div class="logo">${logo}</div><div><h1>${title}</h1><p class="under">${cover.under}</p></div>`,
    `<div class="art">${art.cover}</div>`,
    box('', ask(cover.owner, 1), ask(cover.subject, 1)),
  ].join('')

  const pairs = [
    `<h3>${goal.big}</h3><i></i><h3>${goal.right}</h3>`,
    ...goal.pairs.map(
      ([big, right]) => `<div class="peach">${big}</div>${arrow}<div class="mint">${right}</div>`,
    ),
  ].join('')

  const week = often.days
    .map((day) => `<tr><td>${day}</td><td></td><td></td><td>${art.emptyStar}</td></tr>`)
    .join('')
  const columns = often.head.map((name) => `<th>${name}</th>`).join('')
  const tips = often.tips
    .map(([name, text], i) => box(tints[i] ?? '', `<h3>${name}</h3>`, `<p>${text}</p>`))
    .join('')

  const ladder = stuck.steps
    .map(
      ([name, text], i) =>
        `<li class="${tints[i]}"><b>${number(i + 1)}</b><div><h3>${name}</h3><p>${text}</p></div></li>`,
    )
    .join('')

  const feelings = back.feelings.map((name, i) => `<div>${art.moods[i]}<span>${name}</span></div>`).join('')

  const body = [
    `<section class="page cover">${first}</section>`,
    page(
      2,
      head(goal.title, goal.lead, art.goal),
      `<div class="pairs">${pairs}</div>`,
      ask(goal.mine, 2),
      ask(goal.know, 2),
      ask(goal.help, 1),
      box('sky', `<h3>${goal.check}</h3>`, `<ul class="checks">${items(goal.checks)}</ul>`),
    ),
    page(
      3,
      head(often.title, often.lead, art.often),
      `<table><thead><tr>${columns}</tr></thead><tbody>${week}</tbody></table>`,
      ask(often.place, 1),
      `<div class="three">${tips}</div>`,
    ),
    page(
      4,
      head(stuck.title, stuck.lead, art.stuck),
      `<ol class="steps">${ladder}</ol>`,
      `<div class="two">${ask(stuck.what, 5)}${ask(stuck.helped, 5)}</div>`,
    ),
    page(
      5,
      head(back.title, back.lead, art.back),
      `<div class="two">${back.boxes.map((name, i) => box(tints[i] ?? '', `<h3>${name}</h3>`, rules(2))).join('')}</div>`,
      `<div><h3>${back.feel}</h3><div class="moods">${feelings}</div></div>`,
      box('outlined grow', `<h3>${back.show}</h3>`),
    ),
    page(
      6,
      `<div><h2>${done.title}</h2><p>${done.lead}</p></div>`,
      `<div class="box prize"><div class="art">${art.seal}</div><h3>${done.star}</h3>${rules(1)}<h3>${done.learned}</h3>${rules(1)}</div>`,
      `<div class="two">${ask(done.date, 1)}${ask(done.proud, 1)}</div>`,
      ask(done.next, 1),
      box('mint', `<h3>${done.adults}</h3>`, `<ul class="advice">${items(done.advice)}</ul>`),
    ),
  ].join('')

  return `<!doctype html><html lang="${words.lang}" dir="${words.dir}"><meta charset="utf-8"><title>${title}</title><style>${fontFaces}${style}</style><body>${body}</body></html>`
}
