import { vi } from 'vitest'
import { playMatrix } from './playMatrix'
import { reads } from './rows'

vi.mock('@/integrations/cards/loadCards', () => import('../screens/donation/fakeCards'))
vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('../screens/learn/fakePlayer'))
vi.mock('@/screens/donation/leaveFor', () => ({ leaveFor: vi.fn(), reload: vi.fn() }))

playMatrix(reads)
