import { Card, type CardProps } from 'antd'
import styles from './Panel.module.css'

type Props = Omit<CardProps, 'classNames'> & {
  /** The class of the element around the children. */
  bodyClassName?: string
}

/** Ant Design's Card around a part of a page. */
export function Panel({ className = '', bodyClassName, ...card }: Props) {
  return <Card {...card} className={`${styles.panel} ${className}`} classNames={{ body: bodyClassName }} />
}
