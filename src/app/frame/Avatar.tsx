import { UserOutlined } from '@ant-design/icons'
import { Avatar as AntdAvatar } from 'antd'
import { useState } from 'react'
import { avatarUrl, initialOf } from '@/integrations/avatar'
import styles from './AccountArea.module.css'

/** The picture of the avatar service; without one, the initial; without a name, the outline of a person. */
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
