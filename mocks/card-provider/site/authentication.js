// @ts-check
/** The bank's question: reports the pressed button to the script of the page that opened it, and to no other. */

const query = new URLSearchParams(location.search)
const site = query.get('origin') ?? location.origin
const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id))

/** @param {boolean} isDone */
function answer(isDone) {
  parent.postMessage({ type: 'outcome', isDone }, site)
}

part('amount').textContent = amount.format(Number(query.get('cents')) / 100)
part('complete').addEventListener('click', () => answer(true))
part('fail').addEventListener('click', () => answer(false))
part('close').addEventListener('click', () => answer(false))
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') answer(false)
})
parent.postMessage({ type: 'size', height: document.documentElement.getBoundingClientRect().height }, site)
part('complete').focus()

export {}
