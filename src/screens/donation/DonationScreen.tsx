import layout from '@/ui/layout.module.css'
import { BankTransfer } from './BankTransfer'
import { DonationHeader } from './DonationHeader'
import { DonationQuestions } from './DonationQuestions'
import { GiftUses } from './GiftUses'
import { Giving } from './Giving'
import { useArrivalScroll } from './useArrivalScroll'
import { useCleanLeave } from './useCleanLeave'

export default function DonationScreen() {
  useArrivalScroll()
  useCleanLeave()
  return (
    <div className={layout.page}>
      <DonationHeader />
      <Giving />
      <GiftUses />
      <BankTransfer />
      <DonationQuestions />
    </div>
  )
}
