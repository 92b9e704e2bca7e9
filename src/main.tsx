// This import comes before all other styles, because it sets the order of the layers.
import './ui/theme/theme.css'
import { nextTask } from './lib/async/nextTask'

/** Evaluates the program in several tasks. A slow phone answers a press between them. */
async function main() {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  await import(/* webpackMode: "eager" */ './state/store')
  await nextTask()
  await import(/* webpackMode: "eager" */ './app/App')
  await nextTask()
  const { start } = await import(/* webpackMode: "eager" */ './start')
  await start()
}

void main()
