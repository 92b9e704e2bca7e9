/** Illustrations of the pages: `npx node tools/media/illustrations.ts` writes images/*.svg. */
import { join } from 'node:path'
import { picture } from './kit/svg.ts'
import { IMAGES, save } from './pictures.ts'
import { enroll, signin } from './scenes/arrivals.ts'
import { certificateGarland, certificateScene, certificateSeal } from './scenes/certificate.ts'
import { donation, gifts, thanks } from './scenes/giving.ts'
import { heroFrame } from './scenes/hero.ts'
import { homeAbout, homeEvent, homeParents, homeSun, subjects } from './scenes/home.ts'
import { celebration, success } from './scenes/joys.ts'
import { about, copenhagen, letter, questions } from './scenes/meeting.ts'
import { job, member, schoolScene, student, teacher } from './scenes/registration.ts'
import { comingSoon, emptyBox, noConnection, notFound } from './scenes/states.ts'

const write = (name: string, width: number, height: number, scene: string[], limit?: number) =>
  save(join(IMAGES, `${name}.svg`), picture(width, height, scene), limit)

write('hero', 480, 384, [heroFrame(0)])
write('signin', 400, 300, signin)
write('enroll', 400, 300, enroll)
write('celebration', 400, 300, celebration)
write('coming-soon', 400, 300, comingSoon)
write('not-found', 400, 300, notFound)
write('empty-box', 320, 240, emptyBox)
write('no-connection', 320, 240, noConnection)
write('success', 320, 240, success)
write('certificate-garland', 1060, 120, certificateGarland)
write('certificate-scene', 1060, 240, certificateScene, 12_288)
write('certificate-seal', 128, 170, certificateSeal)
write('about', 400, 300, about)
write('letter', 320, 240, letter)
write('copenhagen', 480, 300, copenhagen)
write('questions', 400, 300, questions)
write('home-about', 400, 300, homeAbout)
write('home-event', 480, 320, homeEvent)
write('home-parents', 400, 300, homeParents)
write('home-sun', 160, 160, homeSun)
write('donation', 400, 300, donation)
write('donation-thanks', 320, 240, thanks)
for (const [gift, scene] of Object.entries(gifts)) write(`donation-${gift}`, 96, 96, [...scene])
for (const [kind, scene] of Object.entries({ member, student, teacher, school: schoolScene, job }))
  write(`registration-${kind}`, 400, 300, scene)
for (const [subject, scene] of Object.entries(subjects)) write(`subjects/${subject}`, 96, 96, [...scene])
