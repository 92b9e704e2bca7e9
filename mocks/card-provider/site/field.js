// @ts-check
import { brandOf, complaintOf, digitsIn, incomplete, isFull, shown } from './entry.js'

/** @typedef {import('./entry.js').Part} Part */

/** The page that shows this field: the field exchanges messages with it alone. */
const site = new URLSearchParams(location.search).get('origin') ?? location.origin
const form = /** @type {HTMLFormElement} */ (document.getElementById('card'))
/** @type {Part[]} */
const parts = ['number', 'expiry', 'cvc']
const inputs = { number: inputOf('number'), expiry: inputOf('expiry'), cvc: inputOf('cvc') }
/** Parts that were left: what is missing there is wrong by now. @type {Set<Part>} */
const left = new Set()
let isReady = false

/** @param {Part} part */
function inputOf(part) {
  return /** @type {HTMLInputElement} */ (document.getElementById(part))
}

/** @param {Part} part */
const digitsOf = (part) => digitsIn(inputs[part].value)

/** @param {object} message */
function tell(message) {
  parent.postMessage(message, site)
}

/** @param {Part} part */
function complaintAbout(part) {
  const digits = digitsOf(part)
  if (isFull[part](digits, digitsOf('number'))) return complaintOf[part](digits)
  return left.has(part) && digits !== '' ? incomplete[part] : undefined
}

/** @param {Part} part */
const isRight = (part) => isFull[part](digitsOf(part), digitsOf('number')) && !complaintAbout(part)

function tellChange() {
  for (const part of parts)
    inputs[part].setAttribute('aria-invalid', String(complaintAbout(part) !== undefined))
  const complaint = parts.map(complaintAbout).find(Boolean)
  tell({
    type: 'change',
    brand: brandOf(digitsOf('number')),
    empty: parts.every((part) => inputs[part].value === ''),
    complete: parts.every(isRight),
    error: complaint && { type: 'validation_error', ...complaint },
    value: { postalCode: '' },
  })
}

/** Groups what was typed; the caret stays behind the same digit. @param {Part} part @param {boolean} isDeleting */
function tidy(part, isDeleting) {
  const input = inputs[part]
  const before = digitsIn(input.value.slice(0, input.selectionStart ?? 0)).length
  const isAtEnd = input.selectionStart === input.value.length
  const digits = digitsIn(input.value)
  input.value = isDeleting && part === 'expiry' ? digits : shown[part](digits, digitsOf('number'))
  let caret = input.value.length
  if (!isAtEnd) for (caret = 0; digitsIn(input.value.slice(0, caret)).length < before; caret += 1);
  input.setSelectionRange(caret, caret)
  const next = parts[parts.indexOf(part) + 1]
  if (isAtEnd && !isDeleting && next && isRight(part)) inputs[next].focus()
}

for (const part of parts) {
  const input = inputs[part]
  input.addEventListener('input', (event) => {
    tidy(part, /** @type {InputEvent} */ (event).inputType?.startsWith('delete') ?? false)
    tellChange()
  })
  input.addEventListener('blur', () => {
    left.add(part)
    input.value = shown[part](digitsOf(part), digitsOf('number'))
    tellChange()
  })
  input.addEventListener('keydown', (event) => {
    const previous = parts[parts.indexOf(part) - 1]
    if (event.key === 'Escape') tell({ type: 'escape' })
    if (event.key !== 'Backspace' || input.value !== '' || !previous) return
    event.preventDefault()
    inputs[previous].focus()
  })
}
form.addEventListener('focusin', (event) => {
  if (!form.contains(/** @type {Node | null} */ (event.relatedTarget))) tell({ type: 'focus' })
})
form.addEventListener('focusout', (event) => {
  if (!form.contains(/** @type {Node | null} */ (event.relatedTarget))) tell({ type: 'blur' })
})
form.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  tell({ type: 'submit' })
})

function tellSize() {
  tell({ type: 'size', height: Math.ceil(form.getBoundingClientRect().height) })
}

/** @param {{ family: string, src: string, display?: FontDisplay, style?: string, unicodeRange?: string, weight?: string }[]} fonts */
function takeFonts(fonts) {
  for (const { family, src, ...descriptors } of fonts)
    document.fonts.add(new FontFace(family, src, descriptors))
}

/** @param {any} options */
function take({ style = {}, disabled = false }) {
  const { base = {}, invalid = {} } = style
  const root = document.documentElement.style
  form.style.fontFamily = base.fontFamily ?? ''
  form.style.fontSize = base.fontSize ?? ''
  form.style.lineHeight = base.lineHeight ?? ''
  if (base.color) root.setProperty('--color', base.color)
  if (base['::placeholder']?.color) root.setProperty('--placeholder', base['::placeholder'].color)
  if (base.iconColor) root.setProperty('--icon', base.iconColor)
  if (invalid.color) root.setProperty('--invalid', invalid.color)
  for (const part of parts) inputs[part].disabled = disabled
  if (isReady) return
  isReady = true
  new ResizeObserver(tellSize).observe(form)
  tellSize()
  tell({ type: 'ready' })
}

function clear() {
  for (const part of parts) inputs[part].value = ''
  left.clear()
  tellChange()
}

/** As if a donor had typed a card with this number and pressed Enter; a scenario's link does so. @param {string} number */
function enter(number) {
  const typed = { number, expiry: '1240', cvc: '123' }
  for (const part of parts) inputs[part].value = shown[part](typed[part], number)
  tellChange()
  tell({ type: 'submit' })
}

/** The provider's answer to the number; expiry and code are judged here alone. */
async function tokenize() {
  for (const part of parts) {
    const complaint = complaintAbout(part) ?? (isRight(part) ? undefined : incomplete[part])
    if (complaint) return { error: { type: 'validation_error', ...complaint } }
  }
  try {
    const answer = await fetch('/v1/payment_methods', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ number: digitsOf('number') }),
    })
    const body = await answer.json()
    if (answer.ok && body.id) return { paymentMethod: body }
    return { error: body.error ?? { type: 'api_error', message: 'An unexpected error occurred.' } }
  } catch {
    return { error: { type: 'api_connection_error', message: 'Please check your internet connection.' } }
  }
}

window.addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== site || source !== parent) return
  if (data.type === 'fonts') takeFonts(data.fonts)
  else if (data.type === 'options') take(data.options)
  else if (data.type === 'clear') clear()
  else if (data.type === 'enter') enter(data.number)
  else if (data.type === 'focus') inputs.number.focus()
  else if (data.type === 'blur') /** @type {HTMLElement | null} */ (document.activeElement)?.blur()
  else if (data.type === 'tokenize') tell({ type: 'answer', request: data.request, answer: await tokenize() })
})
tell({ type: 'loaded' })
