import { useTranslation } from 'react-i18next'
import type { BlogSort } from '@/api/types'
import { blogSorts } from '@/domain/catalogue/posts'
import { SelectField } from '@/ui/SelectField'

type Props = { filter: BlogSort; onSort: (filter: BlogSort) => void }

export function SortPosts({ filter, onSort }: Props) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('blog.sort')}
      showsLabel="where there is room"
      value={filter}
      onChange={onSort}
      options={blogSorts.map((sort) => ({ value: sort, label: t(`blog.${sort}`) }))}
    />
  )
}
