/** Numbers that several pages share (docs/behaviour/limits.md). This module imports nothing. */
export const COURSES_PAGE_SIZE = 12
export const SEARCH_MAX_LENGTH = 200
/** The visible share of the last card that loads the next page. */
export const SEEN_SHARE = 0.8
export const RECENT_TITLE_LENGTH = 50
export const RECENT_TEASER_LENGTH = 70
export const SEARCH_DEBOUNCE_MS = 500
export const REQUEST_TIMEOUT_MS = 600_000
/** A progress call is repeated after this time: a duplicate does no harm, but a longer wait would. */
export const PROGRESS_TIMEOUT_MS = 20_000
export const DISPLAYED_DISCOUNT = 0.3
export const COUNTDOWN_START_SECONDS = 23 * 3600 + 59 * 60 + 59
export const VIDEO_REPORT_SECONDS = 5
export const VIDEO_SEEK_SECONDS = 10
export const VIEWED_SHARE = 0.7
export const VIEWED_DEFAULT_SECONDS = 60
export const LESSON_SWITCH_DELAY_MS = 100
/** The longest wait for the server if the page can continue without its answer. */
export const ANSWER_PATIENCE_MS = 500
export const COMPLETED_TOAST_MS = 1500
export const PASSWORD_MIN_LENGTH = 6
/** The largest number of characters in the message of a registration. */
export const MESSAGE_MAX_LENGTH = 500
export const PHONE_MIN_LENGTH = 5
export const PHONE_MAX_LENGTH = 18
export const DONATION_DEFAULT = 12
/** The scroll position of the form, in pixels. */
export const DONATION_SCROLL_OFFSET = 600
/** In dollars. A larger amount is probably a typing error, or the donor would rather write to us. */
export const DONATION_MOST = 10_000
/** The longest wait for a link or a secret. A repeat with the same key does no harm, a long wait would. */
export const DONATION_TIMEOUT_MS = 30_000
/** The lifetime of a stored attempt. Sessions and keys of the card provider live for a day. */
export const DONATION_LIFE_MS = 23 * 3600 * 1000
export const SESSION_KEY = 'user'
/** The key of the pictures' URLs of a learner's pages, which the boot script stores beside the session. */
export const PICTURES_KEY = 'boot:pictures'
export const PLAYER_KEY = 'player'
export const LANGUAGE_COOKIE = 'i18next'
export const THEME_KEY = 'theme'

/** The time of answers in a prerendered document, in milliseconds: so old that the client refetches them. */
export const DOCUMENT_TIME = 1
