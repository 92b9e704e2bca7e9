import { Component, type ReactNode } from 'react'
import { forgetFailedScreens } from './lazyScreen'
import { RouteFailure } from './RouteFailure'

type Props = { children: ReactNode }
type State = { error: unknown; hasFailed: boolean; failures: number }

/** Keeps a page that breaks from taking the frame along. Give it a key per path: the next page starts clean. */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, hasFailed: false, failures: 0 }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasFailed: true }
  }

  override componentDidCatch() {
    this.setState(({ failures }) => ({ failures: failures + 1 }))
  }

  override componentWillUnmount() {
    if (this.state.hasFailed) forgetFailedScreens()
  }

  retry = () => {
    forgetFailedScreens()
    // A part that cannot be loaded twice may be gone since a new release; only a fresh page knows the new parts.
    if (isMissingPart(this.state.error) && this.state.failures > 1) window.location.reload()
    else this.setState({ hasFailed: false, error: undefined })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <RouteFailure isMissing={isMissingPart(this.state.error)} onRetry={this.retry} />
  }
}

/** @returns whether a piece of the program could not be loaded, by the names that bundler and browsers give to it. */
function isMissingPart(error: unknown) {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  return (
    error.name === 'ChunkLoadError' ||
    code === 'CSS_CHUNK_LOAD_FAILED' ||
    /Loading (CSS )?chunk|dynamically imported module|module script failed/i.test(error.message)
  )
}
