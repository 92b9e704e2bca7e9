import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { renewIfReplaced } from '@/lib/page/renewPage'
import { forgetFailedScreens } from './lazyScreen'
import { RouteFailure } from './RouteFailure'

type Props = { children: ReactNode }
type State = {
  error: unknown
  hasFailed: boolean
  failures: number
  /** Looks whether a new release has replaced the missing part. */
  isChecking: boolean
}

/** Keeps the frame when a page fails. Give it a key per path, so that the next page starts afresh. */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, hasFailed: false, failures: 0, isChecking: false }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasFailed: true, isChecking: isMissingPart(error) }
  }

  override componentDidCatch(error: unknown) {
    this.setState(({ failures }) => ({ failures: failures + 1 }))
    if (isMissingPart(error)) void this.checkRelease()
  }

  async checkRelease() {
    const isReloading = await renewIfReplaced()
    if (!isReloading) this.setState({ isChecking: false })
  }

  override componentWillUnmount() {
    if (this.state.hasFailed) forgetFailedScreens()
  }

  retry = () => {
    forgetFailedScreens()
    // If a chunk fails twice, a new release may have replaced it, and only a reload finds the new one.
    if (isMissingPart(this.state.error) && this.state.failures > 1) window.location.reload()
    else this.setState({ hasFailed: false, error: undefined })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    if (this.state.isChecking) return <Checking />
    return <RouteFailure isMissing={isMissingPart(this.state.error)} onRetry={this.retry} />
  }
}

/** Plain words: the kit's skeleton would come with the first chunk of every page. */
function Checking() {
  const { t } = useTranslation()
  return <p role="status">{t('ui.loading')}</p>
}

/** @returns whether a chunk could not be loaded, by the names that bundler and browsers give the error. */
function isMissingPart(error: unknown) {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  return (
    error.name === 'ChunkLoadError' ||
    code === 'CSS_CHUNK_LOAD_FAILED' ||
    /Loading (CSS )?chunk|dynamically imported module|module script failed/i.test(error.message)
  )
}
