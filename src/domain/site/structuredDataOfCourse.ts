import type { FullCourse } from '@/api/types'
import { paths } from '@/lib/paths'
import { courseSeconds, hoursAndMinutes } from '../course/course'
import { priceOf } from '../course/price'
import { absoluteUrl, siteAddress } from './siteAddress'
import { organization, vocabulary } from './structuredData'

type Shown = {
  course: FullCourse
  /** As the page shows it, in `language`. */
  name: string
  description: string
  language: string
}

/** A course as a schema.org Course: its provider, its price in dollars and its duration. */
export function courseData({ course, name, description, language }: Shown) {
  const seconds = courseSeconds(course)
  const { hours, minutes } = hoursAndMinutes(seconds)
  return {
    ...vocabulary,
    '@type': 'Course',
    name,
    description,
    url: siteAddress(paths.course(course.slug || course.id), language),
    image: absoluteUrl(course.imageUrl),
    inLanguage: language,
    provider: organization(),
    offers: isPriceKnown(course.price) ? [offer(priceOf(course))] : undefined,
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: seconds > 0 ? `PT${hours}H${minutes}M` : undefined,
      },
    ],
  }
}

function offer(price: number) {
  return { '@type': 'Offer', category: price > 0 ? 'Paid' : 'Free', price, priceCurrency: 'USD' }
}

/**
 * A missing price means free. An invalid value is not published as a price
 * (docs/behaviour/catalogue.md#price).
 */
function isPriceKnown(price: unknown) {
  return price === undefined || price === null || (typeof price === 'number' && price >= 0)
}
