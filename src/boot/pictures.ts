import { PICTURES_KEY } from '../lib/config/constants'
import type { EarlyAnswer } from '../lib/page/boot'
import { showsPictures } from '../lib/page/dataUse'
import { readSession, session } from './session'
import { boot } from './state'

/** URLs of pictures, keyed by the page's path and the field. */
type PicturesRecord = { userId: string | undefined; pictures: Record<string, string | undefined> }

/**
 * Shows the pictures of the last visit. @returns a promise that resolves when they have loaded or failed; it
 * stays pending if there are none.
 */
export function showKeptPictures() {
  const { pictures } = readRecord()
  return new Promise<void>((resolve) =>
    addEventListener('DOMContentLoaded', async () => {
      const known = picturePlaces().filter((place) => pictures[keyOf(place)])
      if (known.length === 0) return
      await Promise.all(known.map((place) => showPicture(place, pictures[keyOf(place)])))
      resolve()
    }),
  )
}

/**
 * @returns a promise that resolves when the document is parsed, if it has no place for a picture; otherwise
 * it stays pending.
 */
export function hasNoPictures() {
  return new Promise<void>((resolve) =>
    addEventListener('DOMContentLoaded', () => {
      if (picturePlaces().length === 0) resolve()
    }),
  )
}

/**
 * Shows the pictures of an answer in their places (blocks/EarlyPicture).
 * @returns a promise that resolves when all have loaded or failed.
 */
export async function showAnsweredPictures(early: EarlyAnswer) {
  try {
    const response = await early.response
    if (!response.ok || boot.isHydrated) return
    const answer: unknown = await response.clone().json()
    const kept = readRecord()
    const places = picturePlaces()
    for (const place of places) kept.pictures[keyOf(place)] = pictureIn(answer, place, early.address)
    writeRecord(kept)
    await Promise.all(places.map((place) => showPicture(place, kept.pictures[keyOf(place)])))
  } catch {
    // The app repeats the request and reports the failure.
  }
}

/** The places stay empty for a learner who saves data (ui/ServerImage). */
const picturePlaces = () =>
  showsPictures() ? [...document.querySelectorAll<HTMLImageElement>('img[data-early-picture]')] : []

const keyOf = (place: HTMLElement) => `${location.pathname} ${place.dataset.earlyPicture}`

/**
 * Reads a URL in the same way as domain/site/url.
 * @param request the URL of the request.
 * @returns an http(s) URL, if the answer has one in this field.
 */
function pictureIn(answer: unknown, place: HTMLElement, request: string) {
  let value = answer
  for (const name of (place.dataset.earlyPicture ?? '').split('.'))
    value = (value as Record<string, unknown> | null | undefined)?.[name]
  const { origin } = new URL(request)
  if (typeof value !== 'string' || value.trim() === '' || !URL.canParse(value, origin)) return undefined
  const { href, protocol, username, password } = new URL(value, origin)
  return /^https?:$/.test(protocol) && !username && !password ? href : undefined
}

/** @returns a promise that resolves when the picture has loaded or failed. */
function showPicture(place: HTMLImageElement, src: string | undefined) {
  if (!src || boot.isHydrated) return undefined
  if (place.src === src) return place.complete ? undefined : ended(place)
  boot.pictures.addresses[keyOf(place)] = src
  place.src = src
  return ended(place)
}

function ended(picture: HTMLImageElement) {
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) picture.addEventListener(type, resolve, { once: true })
  })
}

function readRecord(): PicturesRecord {
  try {
    const kept = JSON.parse(session?.storage.getItem(PICTURES_KEY) ?? '{}') as Partial<PicturesRecord>
    const pictures = kept.pictures ?? {}
    if (kept.userId === session?.userId && Object.keys(pictures).length < 60)
      return { userId: kept.userId, pictures }
  } catch {}
  return { userId: session?.userId, pictures: {} }
}

/** The record is stored beside the session and removed with it (lib/storage/storedSession). */
function writeRecord(kept: PicturesRecord) {
  try {
    // The session may have ended in another tab meanwhile.
    const now = readSession()
    if (session && now?.userId === session.userId && now.storage === session.storage)
      session.storage.setItem(PICTURES_KEY, JSON.stringify(kept))
  } catch {}
}
