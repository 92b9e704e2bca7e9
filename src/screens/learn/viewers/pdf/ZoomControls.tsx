import { MinusOutlined, PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { SelectField } from '@/ui/SelectField'
import styles from './PdfReader.module.css'
import { Tool } from './Tool'
import { type Zoom, zoomedIn, zoomedOut, zoomLevels } from './zoom'

type Props = {
  zoom: Zoom
  /** The scale of the page, 1 being 100 %. */
  scale: number
  onZoom: (zoom: Zoom) => void
}

export function ZoomControls({ zoom, scale, onZoom }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const larger = zoomedIn(scale)
  const smaller = zoomedOut(scale)
  const percent = (level: number) => formatNumber(level, language, { style: 'percent' })
  const current = zoom === 'width' ? t('learn.pdf.fitWidth') : percent(zoom)
  return (
    <div className={styles.tools}>
      <Tool
        icon={<MinusOutlined aria-hidden />}
        name={t('learn.pdf.zoomOut')}
        keys="-"
        onPress={smaller && (() => onZoom(smaller))}
      />
      <SelectField
        label={t('learn.pdf.zoom')}
        showsLabel="never"
        keys="0"
        value={String(zoom)}
        onChange={(chosen) => onZoom(chosen === 'width' ? 'width' : Number(chosen))}
        options={[
          { value: 'width', label: t('learn.pdf.fitWidth') },
          ...zoomLevels.map((level) => ({ value: String(level), label: percent(level) })),
        ]}
      />
      <Tool
        icon={<PlusOutlined aria-hidden />}
        name={t('learn.pdf.zoomIn')}
        keys="+"
        onPress={larger && (() => onZoom(larger))}
      />
      <span className="visually-hidden" role="status">
        {t('learn.pdf.zoomed', { zoom: current })}
      </span>
    </div>
  )
}
