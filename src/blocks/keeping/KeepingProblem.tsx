import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { retryKeeping } from '@/state/keeping/actions'
import { selectKeepingProblem } from '@/state/keeping/selectors'
import { useFocusReturn } from '@/ui/useFocusReturn'
import styles from './keeping.module.css'

type Props = {
  /** Takes the focus when the problem is solved, by default the page's title. */
  focusAfter?: () => HTMLElement | null
}

/** Says why no lesson can be kept here. Code that is missing may be loaded by another attempt. */
export function KeepingProblem({ focusAfter }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const place = useFocusReturn<HTMLSpanElement>(focusAfter)
  const problem = useAppSelector(selectKeepingProblem)
  if (problem === 'storage') return t('keeping.forbidden')
  return (
    <span ref={place}>
      {t('keeping.codeMissing')}{' '}
      <Button
        type="link"
        size="small"
        className={styles.action}
        onClick={() => void dispatch(retryKeeping())}
      >
        {t('keeping.retry')}
      </Button>
    </span>
  )
}
