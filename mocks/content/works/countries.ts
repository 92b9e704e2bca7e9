import type { Bilingual } from '../bilingual.ts'
import type { Country, SourceWork } from './country.ts'
import { type Kind, kinds, type Place } from './kinds.ts'
import { moreKinds } from './more-kinds.ts'

const allKinds: Kind[] = [...Object.values(kinds), ...Object.values(moreKinds)]

/** Names that many lists get wrong are here on purpose: spaces, an apostrophe, a circumflex. */
export const countries: Country[] = [
  country(
    0,
    'Afghanistan',
    'افغانستان',
    'Classes in living rooms, books that travel by night bus.',
    'کلاس‌هایی در اتاق نشیمن و کتاب‌هایی که با اتوبوس شب سفر می‌کنند.',
    'Bamyan:بامیان Herat:هرات Balkh:بلخ Kandahar:قندهار Faizabad:فیض‌آباد',
  ),
  country(
    5,
    'Brazil',
    'برزیل',
    'Painted walls and puzzle circles between river and city.',
    'دیوارهای نقاشی‌شده و حلقه‌های معما، از رودخانه تا شهر.',
    'Belém:بلم Recife:رسیفی Manaus:مانائوس Salvador:سالوادور',
  ),
  country(
    2,
    "Côte d'Ivoire",
    'ساحل عاج',
    'Where the reading tent was asked to stay.',
    'همان‌جا که از چادر کتاب‌خوانی خواستند بماند.',
    'Bouaké:بواکه Korhogo:کورهوگو Man:مان Daloa:دالوا',
  ),
  country(
    8,
    'Denmark',
    'دانمارک',
    'Our home: homework cafés, repair evenings, a bus on feet.',
    'خانهٔ ما: کافهٔ مشق، شب‌های تعمیر و سرویسی که پیاده می‌رود.',
    'Copenhagen:کپنهاگ Aarhus:آرهوس Odense:اودنسه Aalborg:آلبورگ Esbjerg:اسبیرگ Roskilde:روسکیله',
  ),
  country(
    3,
    'Ghana',
    'غنا',
    'School gardens and light to read by.',
    'باغچه‌های مدرسه و نوری برای خواندن.',
    'Tamale:تاماله Kumasi:کوماسی Ho:هو Cape_Coast:کیپ‌کوست Wa:وا',
  ),
  country(
    6,
    'India',
    'هند',
    'A suitcase theatre that has crossed six states.',
    'تئاتری چمدانی که از شش ایالت گذشته است.',
    'Jaipur:جیپور Mysuru:میسور Gaya:گایا Leh:له Puri:پوری Ajmer:اجمیر Bhuj:بوج',
  ),
  country(
    0,
    'Iran',
    'ایران',
    'From the mountains to the Gulf: thirty places where somebody began.',
    'از کوه تا خلیج: سی جایی که یک نفر در آن دست به کار شد.',
    'Tabriz:تبریز Shiraz:شیراز Mashhad:مشهد Isfahan:اصفهان Yazd:یزد Kerman:کرمان Rasht:رشت Sari:ساری Ahvaz:اهواز Bushehr:بوشهر Zahedan:زاهدان Birjand:بیرجند Sanandaj:سنندج Kermanshah:کرمانشاه Ilam:ایلام Khorramabad:خرم‌آباد Hamadan:همدان Arak:اراک Qazvin:قزوین Zanjan:زنجان Ardabil:اردبیل Urmia:ارومیه Gorgan:گرگان Bojnurd:بجنورد Semnan:سمنان Yasuj:یاسوج Chabahar:چابهار Qeshm:قشم Tabas:طبس Meybod:میبد',
  ),
  country(
    9,
    'Kenya',
    'کنیا',
    'Bicycles, radios and girls who code.',
    'دوچرخه‌ها، رادیوها و دخترانی که برنامه می‌نویسند.',
    'Kisumu:کیسومو Lamu:لامو Nakuru:ناکورو Garissa:گاریسا Meru:مرو',
  ),
  country(
    4,
    'Lebanon',
    'لبنان',
    'Two languages in one classroom, and a third one on the wall.',
    'دو زبان در یک کلاس و زبان سوم روی دیوار.',
    'Tripoli:طرابلس Zahle:زحله Sidon:صیدا Tyre:صور',
  ),
  country(
    7,
    'Mexico',
    'مکزیک',
    'Songs that were never written down, now in print.',
    'ترانه‌هایی که هیچ‌وقت نوشته نشده بود و حالا چاپ شده است.',
    'Oaxaca:اوآخاکا Puebla:پوئبلا Mérida:مریدا Toluca:تولوکا Xalapa:خالاپا',
  ),
  country(
    1,
    'Nepal',
    'نپال',
    'Six village schools above the clouds.',
    'شش مدرسهٔ روستایی بالاتر از ابرها.',
    'Jumla:جوملا Pokhara:پوخارا Dolpa:دولپا Ilam_Bazaar:ایلام‌بازار Bhaktapur:بهاکتاپور Gorkha:گورکا',
  ),
  country(
    10,
    'South Africa',
    'آفریقای جنوبی',
    'Forty laptops with a second life.',
    'چهل لپ‌تاپ با یک زندگی دوباره.',
    'Polokwane:پولوکوانه Knysna:نایزنا Durban:دوربان Mthatha:امتاتا Kimberley:کیمبرلی',
  ),
  country(
    11,
    'Türkiye',
    'ترکیه',
    'Puzzle circles on both sides of the strait.',
    'حلقه‌های معما در هر دو سوی تنگه.',
    'Van:وان Izmir:ازمیر Konya:قونیه Mardin:ماردین',
  ),
  country(
    12,
    'United Kingdom',
    'بریتانیا',
    'Vans, libraries and very wet field trips.',
    'ماشین‌ها، کتابخانه‌ها و گردش‌های علمیِ خیسِ خیس.',
    'Bradford:بردفورد Cardiff:کاردیف Dundee:داندی Belfast:بلفاست Hull:هال Penzance:پنزنس',
  ),
]

/**
 * @param first the kind of work that the first place tells of; the places after it take the kinds that follow
 * @param places 'English:Persian' names, an underscore for a space
 */
function country(
  first: number,
  en: string,
  fa: string,
  aboutEn: string,
  aboutFa: string,
  places: string,
): Country {
  const name: Bilingual = { en, fa }
  return {
    name,
    description: { en: aboutEn, fa: aboutFa },
    banner: `banner-${(first % 4) + 1}`,
    overlay: `overlay-${(first % 4) + 1}`,
    works: places.split(' ').map((place, index) => workIn(placeOf(place), first + index, index)),
  }
}

function placeOf(pair: string): Place {
  const [en = '', fa = ''] = pair.replaceAll('_', ' ').split(':')
  return { en, fa }
}

function workIn(place: Place, kindNumber: number, index: number): SourceWork {
  const kind = allKinds[kindNumber % allKinds.length]
  if (!kind) throw new Error(`No kind of work has the number ${kindNumber}`)
  const day = Date.UTC(2026, 9, 20) - (index * 23 + kindNumber * 3) * 86_400_000
  return {
    slug: `${kind.slug}-${latin(place.en)}`,
    createdAt: new Date(day).toISOString(),
    image: kind.image,
    en: kind.en(place.en),
    fa: kind.fa(place.fa),
  }
}

/** 'Cape Coast' → 'cape-coast', 'Belém' → 'belem'. */
function latin(name: string) {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')
}
