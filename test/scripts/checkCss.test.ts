import { expect, test } from 'vitest'
import { colourProblems, cssProblems, widthProblems } from '../../scripts/checkCss.ts'

test.each([
  'margin-inline-start: 4px;',
  'inset-inline: 0;',
  'text-align: start;',
  'padding: 1px 2px 3px 2px;',
  'padding: var(--a) clamp(16px, 2.5vw, 40px);',
  'transition: inset-inline-start 1s;',
])('%s passes: it names no physical side', (line) => {
  expect(cssProblems('a.css', line)).toEqual([])
})

test.each([
  'left: 0;',
  'margin-left: 4px;',
  'padding-right : 4px;',
  'border-left-width: 1px;',
  'border-top-left-radius: 1px;',
  'text-align: right;',
  'float: left;',
  'padding: 1px 2px 3px 4px;',
])('%s is a problem: it names a physical side', (line) => {
  expect(cssProblems('a.css', line)).toHaveLength(1)
})

test('a line may name a physical side if a comment above says why', () => {
  expect(cssProblems('a.css', '/* direction: films run left to right */\nleft: 0;')).toEqual([])
})

test.each([
  'color: var(--color-navy);',
  'background: color-mix(in srgb, var(--color-night) 60%, transparent);',
  'white-space: nowrap;',
  'border-color: currentColor;',
  '/* orange on #fff */',
  '/* two lines\n of black */',
])('%s passes: no declaration in it names a colour by its value', (css) => {
  expect(colourProblems('a.css', css)).toEqual([])
})

test.each([
  'color: #fff;',
  'background: RGB(20 38 75 / 45%);',
  'outline: 1px solid hsl(0 0% 0%);',
  'background: linear-gradient(120deg, var(--color-peach), #FFF1DE 55%);',
  'stroke: white;',
  '/* a comment */ fill: black;',
])('%s is a problem: it names a colour by its value', (css) => {
  expect(colourProblems('a.css', css)).toHaveLength(1)
})

test.each(['@media (width >= 768px) {', '@media print, (width >= 900px) {', '@media print {'])(
  '%s passes: it uses a width of the common list',
  (css) => {
    expect(widthProblems('a.css', css)).toEqual([])
  },
)

test.each(['@media (max-width: 767px) {', '@media (min-width: 768px) {', '@media (width < 640px) {'])(
  '%s is a problem: it uses a width outside the common list or notation',
  (css) => {
    expect(widthProblems('a.css', css)).toHaveLength(1)
  },
)
