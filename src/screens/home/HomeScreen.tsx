import { Hero } from './Hero'
import { JoinUs } from './JoinUs'
import { Promises } from './Promises'

export default function HomeScreen() {
  return (
    <>
      <Hero />
      <Promises />
      <JoinUs />
    </>
  )
}
