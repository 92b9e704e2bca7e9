type Failure = { type: string; details: string; response?: { code: number | undefined } }

/** A fake of the part of the playlist library that the client uses. The test triggers its events. */
export class FakeHls {
  static made: FakeHls[] = []
  static isSupported = () => true
  static Events = { ERROR: 'ERROR', MANIFEST_PARSED: 'MANIFEST_PARSED' }
  static ErrorTypes = { NETWORK_ERROR: 'NETWORK_ERROR', MEDIA_ERROR: 'MEDIA_ERROR' }
  static ErrorDetails = {
    FRAG_PARSING_ERROR: 'fragParsingError',
    MANIFEST_INCOMPATIBLE_CODECS_ERROR: 'manifestIncompatibleCodecsError',
  }

  settings: object
  loadLevel = -1
  currentLevel = -1
  starts = 0
  recoveries = 0
  isDestroyed = false
  private listeners: { [event: string]: (event: string, data: object) => void } = {}

  constructor(settings: object) {
    this.settings = settings
    FakeHls.made.push(this)
  }
  on(event: string, listener: (event: string, data: object) => void) {
    this.listeners[event] = listener
  }
  emit(event: string, data: object) {
    this.listeners[event]?.(event, data)
  }
  fail(failure: Failure) {
    this.emit('ERROR', { fatal: true, ...failure })
  }
  loadSource() {}
  attachMedia() {}
  startLoad() {
    this.starts += 1
  }
  recoverMediaError() {
    this.recoveries += 1
  }
  destroy() {
    this.isDestroyed = true
  }
}
