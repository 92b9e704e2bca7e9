/**
 * The mock's service worker, but for films: it would fetch them again without their Range header, and then no film
 * could be sought in or go on at its place. A script that asks for a range keeps its header, so faults can meet it. The
 * file beside this one is MSW's own and stays as it is.
 */
self.addEventListener('fetch', (event) => {
  const { url, headers, destination, mode } = event.request
  const hasLostRange = headers.has('range') && mode === 'no-cors'
  const isFilm = hasLostRange || destination === 'video' || destination === 'audio'
  if (isFilm && new URL(url).pathname.startsWith('/mock-media/')) event.stopImmediatePropagation()
})

/**
 * MSW unregisters its worker when the last page closes. A page that reloads is closed for a moment: the page that
 * comes would then update a worker that is gone, and the browser would report an exception. A worker without pages
 * answers nothing, so it can stay.
 */
self.registration.unregister = async () => false

importScripts('/mockServiceWorker.js')
