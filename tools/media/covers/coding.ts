import { cast, type Someone, wearing } from '../kit/people.ts'
import { ink } from '../kit/svg.ts'
import { apps, games, python, scratch, web } from './codingScreens.ts'
import { circuits, puzzles, robots } from './codingTable.ts'
import type { Scene } from './scene.ts'

export const coding: Record<string, { scene: Scene; who: Someone; back: string }> = {
  scratch: { scene: scratch, who: cast.sara, back: ink.sky },
  python: { scene: python, who: wearing(cast.omid, ink.orange), back: ink.mint },
  web: { scene: web, who: cast.nika, back: ink.sky },
  robots: { scene: robots, who: cast.amir, back: ink.peach },
  games: { scene: games, who: wearing(cast.emil, ink.orange), back: ink.peach },
  apps: { scene: apps, who: cast.zahra, back: ink.lilac },
  puzzles: { scene: puzzles, who: cast.omid, back: ink.lilac },
  circuits: { scene: circuits, who: cast.ada, back: ink.sky },
}
