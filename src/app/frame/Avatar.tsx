import { UserOutlined } from '@ant-design/icons'
import { Avatar as AntdAvatar } from 'antd'
import { useState } from 'react'
import { avatarUrl, initialOf } from '@/integrations/avatar'
import styles from './AccountArea.module.css'

/**
 * The avatar service's picture; the initial where there is none; a person's outline while the name is
 * unknown.
 */
export function Avatar({ firstName }: { firstName: string | undefined }) {
  const url = avatarUrl(firstName)
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const image = url && url !== brokenUrl && (
    <img src={url} alt="" referrerPolicy="no-referrer" onError={() => setBrokenUrl(url)} />
  )
  return (
    <AntdAvatar
      className={styles.avatar}
      size={36}
      src={image || undefined}
      icon={initialOf(firstName) ? undefined : <UserOutlined />}
      aria-hidden
    >
      {initialOf(firstName)}
    </AntdAvatar>
  )
}
