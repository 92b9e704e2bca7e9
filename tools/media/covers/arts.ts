import { cast, type Someone, wearing } from '../kit/people.ts'
import { ink } from '../kit/svg.ts'
import { calligraphy, design, drawing, painting, patterns, watercolour } from './artsColour.ts'
import { clay, comics, craft, photography } from './artsMaking.ts'
import { film, music, theatre } from './artsStage.ts'
import type { Scene } from './scene.ts'

export const arts: Record<string, { scene: Scene; who: Someone; back: string }> = {
  watercolour: { scene: watercolour, who: cast.lena, back: ink.peach },
  drawing: { scene: drawing, who: cast.amir, back: ink.lilac },
  painting: { scene: painting, who: cast.sara, back: ink.sky },
  calligraphy: { scene: calligraphy, who: cast.zahra, back: ink.mint },
  design: { scene: design, who: wearing(cast.mina, ink.rose), back: ink.sky },
  patterns: { scene: patterns, who: cast.omid, back: ink.lilac },
  craft: { scene: craft, who: wearing(cast.nika, ink.rose), back: ink.sky },
  photography: { scene: photography, who: cast.ada, back: ink.sky },
  clay: { scene: clay, who: cast.emil, back: ink.mint },
  comics: { scene: comics, who: wearing(cast.ada, ink.blue), back: ink.peach },
  film: { scene: film, who: wearing(cast.amir, ink.mintDeep), back: ink.lilac },
  music: { scene: music, who: wearing(cast.omid, ink.rose), back: ink.lilac },
  theatre: { scene: theatre, who: cast.sara, back: ink.sky },
}
