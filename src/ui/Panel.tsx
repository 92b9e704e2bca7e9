import { Card, type CardProps } from 'antd'
import styles from './Panel.module.css'

type Props = Omit<CardProps, 'classNames'> & {
  /** The class of the element around the children. */
  bodyClassName?: string
}

/** A part of a page in Ant Design's Card. */
export function Panel({ className = '', bodyClassName, ...card }: Props) {
  return <Card {...card} className={`${styles.panel} ${className}`} classNames={{ body: bodyClassName }} />
}
