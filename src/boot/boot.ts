// This script is inlined into every document and runs before the first paint. It is the same everywhere, so
// that a content security policy can allow it by its hash. The JSON beside it holds what differs from page to
// page.
import { catchEarlyEvents } from './events'
import { language } from './language'
import { fit, page } from './page'
import { hasNoPictures, showAnsweredPictures, showKeptPictures } from './pictures'
import { afterFirstPaint, askForProgram } from './program'
import { askFirstRequest } from './requests'
import { session } from './session'
import { boot } from './state'
import './theme'

const root = document.documentElement
root.lang = language
root.dir = language === 'fa' ? 'rtl' : 'ltr'
if (session) root.dataset.session = ''
if (fit !== 'whole') root.dataset.boot = fit
window.boot = boot

catchEarlyEvents()
if (fit === 'whole' && page.isPersonal) startPersonalPage()
else if (fit !== 'whole' || !page.isComplete) askForProgram()
else afterFirstPaint(askForProgram)

/** Loads the app and the page's other requests after the learner's pictures, but at most one second later. */
async function startPersonalPage() {
  const first = askFirstRequest()
  const pictures = [showKeptPictures(), first && showAnsweredPictures(first), hasNoPictures()]
  await new Promise<void>(afterFirstPaint)
  await Promise.race([...pictures, new Promise((resolve) => setTimeout(resolve, 1000))])
  askForProgram()
}
