import { act, screen } from '@testing-library/react'
import { use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useTranslation } from 'react-i18next'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { sliced } from '@/ui/sliced'
import english from '../../public/translations/en/translation.json'
import persian from '../../public/translations/fa/translation.json'
import { speak } from '../helpers/speak'

beforeEach(() => speak('en'))

/** A prerendered page with one slice. React cannot hydrate the slice before `goOn` is called. */
async function hydratePage() {
  let wait: Promise<void> | undefined
  let goOn = () => {}
  const Slice = sliced(() => {
    if (wait) use(wait)
    return <p>{useTranslation().t('frame.skip')}</p>
  })
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Slice />)
  wait = new Promise((resolve) => {
    goOn = resolve
  })
  const errors: unknown[] = []
  await act(async () => {
    const mounted = hydrateRoot(root, <Slice />, { onRecoverableError: (error) => void errors.push(error) })
    onTestFinished(() => {
      act(() => mounted.unmount())
      root.remove()
    })
  })
  return { errors, goOn: () => act(async () => goOn()) }
}

it('a sliced component keeps the elements of the document at its hydration', async () => {
  const { errors, goOn } = await hydratePage()
  const text = screen.getByText(english.frame.skip)
  await goOn()
  expect(screen.getByText(english.frame.skip)).toBe(text)
  expect(errors).toEqual([])
})

it('a sliced component follows a language that is chosen before its hydration, without an error', async () => {
  const { errors, goOn } = await hydratePage()
  await act(() => speak('fa'))
  await goOn()
  expect(screen.getByText(persian.frame.skip)).toBeVisible()
  expect(screen.queryByText(english.frame.skip)).toBeNull()
  expect(errors).toEqual([])
})

it('a sliced component keeps its elements when the language changes after its hydration', async () => {
  const { goOn } = await hydratePage()
  await goOn()
  const text = screen.getByText(english.frame.skip)
  await act(() => speak('fa'))
  expect(screen.getByText(persian.frame.skip)).toBe(text)
})
