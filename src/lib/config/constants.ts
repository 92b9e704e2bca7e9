/** Numbers that several pages share (docs/behaviour/limits.md). Imports nothing. */
export const COURSES_PAGE_SIZE = 12
export const SEARCH_MAX_LENGTH = 200
/** Visible share of the last card that loads the next page. */
export const SEEN_SHARE = 0.8
export const RECENT_TITLE_LENGTH = 50
export const RECENT_TEASER_LENGTH = 70
export const SEARCH_DEBOUNCE_MS = 500
export const REQUEST_TIMEOUT_MS = 600_000
/** A call about progress is repeated when no answer came by then: twice does no harm, a longer wait would. */
export const PROGRESS_TIMEOUT_MS = 20_000
export const DISPLAYED_DISCOUNT = 0.3
export const COUNTDOWN_START_SECONDS = 23 * 3600 + 59 * 60 + 59
export const VIDEO_REPORT_SECONDS = 5
export const VIDEO_SEEK_SECONDS = 10
export const VIEWED_SHARE = 0.7
export const VIEWED_DEFAULT_SECONDS = 60
export const LESSON_SWITCH_DELAY_MS = 100
/** Longest wait for the server's answer where the page can go on without it. */
export const ANSWER_PATIENCE_MS = 500
export const COMPLETED_TOAST_MS = 1500
export const PASSWORD_MIN_LENGTH = 6
/** The message of a registration has at most so many characters. */
export const MESSAGE_MAX_LENGTH = 500
export const PHONE_MIN_LENGTH = 5
export const PHONE_MAX_LENGTH = 18
export const DONATION_DEFAULT = 12
/** Scroll offset of the form, in pixels. */
export const DONATION_SCROLL_OFFSET = 600
/** In dollars; above it a donor has mistyped, or would rather write to us. */
export const DONATION_MOST = 10_000
/** Longest wait for a link or a secret: a repeat with the same key does no harm, a wait of minutes does. */
export const DONATION_TIMEOUT_MS = 30_000
/** Lifetime of a stored attempt: sessions and keys of the card provider live a day. */
export const DONATION_LIFE_MS = 23 * 3600 * 1000
export const SESSION_KEY = 'user'
/** Addresses of the pictures of a learner's own pages, kept beside the session by the boot script. */
export const PICTURES_KEY = 'boot:pictures'
export const PLAYER_KEY = 'player'
export const LANGUAGE_COOKIE = 'i18next'
export const THEME_KEY = 'theme'

/**
 * Time of the answers in a prerendered document, in milliseconds: old enough that the client fetches them
 * again.
 */
export const DOCUMENT_TIME = 1
