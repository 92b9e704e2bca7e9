import { useTranslation } from 'react-i18next'
import { workApi } from '@/api/work'
import { shareImage } from '@/domain/site/shareImage'
import { pictureText } from '@/domain/text/imageAlt'
import { oneLine } from '@/domain/text/oneLine'
import type { ScreenRequests } from '@/state/screenRequests'
import { PageHead } from '@/ui/PageHead'
import { Banner } from '../Banner'
import { useAddress } from '../useAddress'
import { useHasFailed, useReturnToWorks } from '../useReturnToWorks'
import styles from './CountryScreen.module.css'
import { CountryWorks } from './CountryWorks'
import { useCountryWorks } from './useCountryWorks'

export const requests: ScreenRequests = ([, country = '']) => [
  workApi.endpoints.getWorkPages.initiate(country),
]

/** The works of a country (docs/behaviour/public.md#works-of-a-country). An error leads back to the works. */
export default function CountryScreen() {
  const { country } = useAddress()
  const query = useCountryWorks(country)
  useReturnToWorks(useHasFailed(query), query.error, 'works.country.failed', query.received !== undefined)
  const { t } = useTranslation()
  const info = query.received?.info
  const title = info?.title || country
  return (
    <div className={styles.page}>
      <PageHead
        title={oneLine(title)}
        description={oneLine(info?.description) ?? t('descriptions.worksOf', { country: title })}
        image={shareImage(info?.bannerImageUrl)}
      />
      <Banner
        title={title}
        text={info?.description}
        sceneUrl={info?.bannerImageUrl}
        overlayUrl={info?.overlayImageUrl}
        overlayText={pictureText(info?.overlayImageName, title)}
        isWaiting={!query.received}
      />
      <CountryWorks key={query.received ? 'received' : 'waiting'} country={country} query={query} />
    </div>
  )
}
