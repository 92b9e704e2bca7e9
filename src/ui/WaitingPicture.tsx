import { Skeleton } from 'antd'
import card from './card.module.css'
import layout from './layout.module.css'

/** The placeholder of a picture, of the same size. */
export function WaitingPicture() {
  return <Skeleton.Node active classNames={{ root: layout.block, content: card.waiting }} />
}
