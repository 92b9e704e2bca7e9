import { useTranslation } from 'react-i18next'
import { config } from '@/lib/config'
import { languages } from '@/lib/language'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { languageChosen } from '@/state/language/slice'
import dropdown from './Dropdown.module.css'
import { CheckGlyph, ChevronGlyph } from './glyphs'
import styles from './LanguagePicker.module.css'
import { useDropdown } from './useDropdown'

type Props = { onMoreLanguages: () => void; onPick: () => void }

export function LanguagePicker({ onMoreLanguages, onPick }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const shown = useAppSelector(selectLanguage)
  const { isOpen, close, rootProps, buttonProps, panelProps, itemProps } = useDropdown({ kind: 'menu' })
  const current = languages.find(({ code }) => code === shown) ?? languages[0]
  return (
    <div className={dropdown.root} {...rootProps}>
      <button {...buttonProps} className={dropdown.trigger}>
        <Flag code={current.code} />
        <span className="visually-hidden">{`${t('frame.language')}: `}</span>
        <span className={styles.name}>{current.name}</span>
        <ChevronGlyph />
      </button>
      {isOpen && (
        <div {...panelProps} className={dropdown.panel}>
          {languages.map(({ code, name, dir }) => (
            <button
              key={code}
              type="button"
              {...itemProps}
              role="menuitemradio"
              aria-checked={code === shown}
              className={dropdown.item}
              onClick={() => {
                close()
                onPick()
                dispatch(languageChosen(code))
              }}
            >
              <Flag code={code} />
              <span lang={code} dir={dir} className={code === shown ? undefined : styles.foreign}>
                {name}
              </span>
              <span className={styles.check}>{code === shown && <CheckGlyph />}</span>
            </button>
          ))}
          {config.translateWidgetUrl && (
            <>
              <hr className={dropdown.divider} />
              <button
                type="button"
                {...itemProps}
                className={dropdown.item}
                onClick={() => {
                  close()
                  onMoreLanguages()
                }}
              >
                {t('frame.moreLanguages')}
              </button>
            </>
          )}
        </div>
      )}
    </div>
  )
}

function Flag({ code }: { code: string }) {
  return (
    <img className={styles.flag} src={`/static/images/flags/${code}.png`} alt="" width="24" height="18" />
  )
}
