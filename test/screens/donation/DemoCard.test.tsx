import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DemoAccounts } from '@/lib/config/demo'
import { DemoCard } from '@/screens/donation/DemoCard'
import { speak } from '../../helpers/speak'

const somebody = { name: { en: 'Omid', fa: 'امید' }, email: 'omid@example.org', password: 'start-2026' }

it('the demo offers a test card, and other builds offer none', async () => {
  await speak('en')
  const demo = render(
    <DemoAccounts value={[somebody]}>
      <DemoCard />
    </DemoAccounts>,
  )
  expect(demo.container).toHaveTextContent(/^In this demo no money moves\..*4242 4242 4242 4242$/)
  expect(render(<DemoCard />).container).toBeEmptyDOMElement()
})
