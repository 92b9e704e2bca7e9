import { config } from '@/lib/config'

/** The document's title, '{page} · {product}'. React lifts it into the head; the one that was mounted last counts. */
export function PageTitle({ text }: { text: string }) {
  return <title>{`${text} · ${config.productName}`}</title>
}
