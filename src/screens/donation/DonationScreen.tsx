import layout from '@/ui/layout.module.css'
import { BankTransfer } from './BankTransfer'
import { DonationFlow } from './DonationFlow'
import { DonationHeader } from './DonationHeader'
import { DonationQuestions } from './DonationQuestions'
import { DonationUses } from './DonationUses'
import { useArrivalScroll } from './useArrivalScroll'
import { useCleanLeave } from './useCleanLeave'

export default function DonationScreen() {
  useArrivalScroll()
  useCleanLeave()
  return (
    <div className={layout.page}>
      <DonationHeader />
      <DonationFlow />
      <DonationUses />
      <BankTransfer />
      <DonationQuestions />
    </div>
  )
}
