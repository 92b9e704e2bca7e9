import type { ContentLanguage } from '../fixtures/bilingual.ts'
import type { Speed } from './settings.ts'

const en = {
  open: 'Test panel',
  title: 'Test panel of the demo',
  close: 'Close',
  scenario: 'Scenario',
  choose: 'Choose …',
  list: 'All scenarios with pictures',
  replay: 'Recorded visit',
  noReplay: 'None: the mock API answers',
  language: 'Language',
  speed: 'Connection',
  clock: "The server's clock",
  days: (days: number) => (days === 0 ? 'Today' : `${days.toLocaleString('en')} days ahead`),
  speeds: { usual: 'Usual', instant: 'Instant', slow: 'Slow', verySlow: 'Very slow' } satisfies Record<
    Speed,
    string
  >,
  faults: 'Faults',
  operation: 'Operation',
  kind: 'Kind',
  add: 'Add the fault',
  clear: 'Remove all faults',
  release: 'Let held requests go on',
  none: 'No fault is set.',
  reset: 'Reset the demo',
}

export type PanelTexts = typeof en

export const panelTexts: Record<ContentLanguage, PanelTexts> = {
  en,
  fa: {
    open: 'پنل آزمایش',
    title: 'پنل آزمایش نسخهٔ نمایشی',
    close: 'بستن',
    scenario: 'سناریو',
    choose: 'انتخاب کنید…',
    list: 'همهٔ سناریوها با تصویر',
    replay: 'بازدید ضبط‌شده',
    noReplay: 'هیچ‌کدام: سرور آزمایشی پاسخ می‌دهد',
    language: 'زبان',
    speed: 'اتصال',
    clock: 'ساعت کارساز',
    days: (days) => (days === 0 ? 'امروز' : `${days.toLocaleString('fa')} روز جلوتر`),
    speeds: { usual: 'معمولی', instant: 'بی‌درنگ', slow: 'کند', verySlow: 'بسیار کند' },
    faults: 'خطاها',
    operation: 'عملیات',
    kind: 'نوع',
    add: 'افزودن خطا',
    clear: 'برداشتن همهٔ خطاها',
    release: 'ادامهٔ درخواست‌های نگه‌داشته‌شده',
    none: 'خطایی گذاشته نشده است.',
    reset: 'بازنشانی نسخهٔ نمایشی',
  },
}
