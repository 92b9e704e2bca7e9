import { BankTransfer } from './BankTransfer'
import { DonationHeader } from './DonationHeader'
import { DonationQuestions } from './DonationQuestions'
import styles from './DonationScreen.module.css'
import { GiftUses } from './GiftUses'
import { Giving } from './Giving'
import { useArrivalScroll } from './useArrivalScroll'
import { useCleanLeave } from './useCleanLeave'

export default function DonationScreen() {
  useArrivalScroll()
  useCleanLeave()
  return (
    <div className={styles.page}>
      <DonationHeader />
      <Giving />
      <GiftUses />
      <BankTransfer />
      <DonationQuestions />
    </div>
  )
}
