import type { FilterGroup, FilterLabel } from '@/domain/catalogue/catalogue'
import type { TextKey } from '@/lib/i18n/i18n'

/** The labels are values of the API; these are their texts. */
export const filterTexts: Record<FilterLabel, TextKey> = {
  'Arts & Design': 'courses.labels.arts',
  'Coding & Tech': 'courses.labels.coding',
  'English Language': 'courses.labels.english',
  '14-18': 'courses.labels.ages14',
  '5-9': 'courses.labels.ages5',
  '8-11': 'courses.labels.ages8',
  'All Levels': 'courses.labels.all',
  Beginner: 'courses.labels.beginner',
  Intermediate: 'courses.labels.intermediate',
  Expert: 'courses.labels.expert',
}

export const groupTexts: Record<FilterGroup, TextKey> = {
  categories: 'courses.groups.categories',
  ageGroups: 'courses.groups.ageGroups',
  levels: 'courses.groups.levels',
}
