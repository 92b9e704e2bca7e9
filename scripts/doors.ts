/** Browser features that one part of the program uses for all others. Each exception has its reason. */
export type Door = {
  what: string
  pattern: RegExp
  /** The module that others use; '' if nobody may use the feature. */
  through: string
  mayPassBy: Record<string, string>
}

const BOOT = 'the boot script is inlined into every document, and counts each byte'
const CHECKED = 'domain/site/url has checked the address, or it is none of the server'
const OWN = 'the address is a text of ours'

export const doors: Door[] = [
  {
    what: 'storage',
    pattern: /\b(?:localStorage|sessionStorage)\b/,
    through: 'lib/storage/storageItem',
    mayPassBy: {
      'src/boot/session.ts': BOOT,
      'src/boot/program.ts': BOOT,
      'src/forms/draft.ts': 'it asks for one key per form, and reads it anew each time',
    },
  },
  {
    what: 'Promise.race',
    pattern: /\bPromise\.race\b/,
    through: 'lib/async/withTimeout',
    mayPassBy: {
      'src/boot/boot.ts': BOOT,
      'src/forms/file/readFile.ts': 'the signal that ends the wait ends the reading, too',
      'src/state/donation/questions.ts': 'the answer or the question of the bank: no timeout',
    },
  },
  {
    what: 'markup of the server',
    pattern:
      /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|createContextualFragment|document\.write|srcdoc/i,
    through: 'blocks/RichText',
    mayPassBy: {
      'src/blocks/RichText/RichText.tsx': 'it is the door: ui/sanitizeHtml has cleaned the text',
      'src/screens/course/Overview.tsx': 'it writes nothing, and keeps what the document holds',
    },
  },
  {
    what: 'a parser of markup',
    pattern: /\bDOMParser\b|parseFromString|parseHTMLUnsafe|setHTML/,
    through: 'ui/sanitizeHtml, or lib/page/trustedTypes for a chosen picture',
    mayPassBy: {},
  },
  {
    what: 'a script element',
    pattern: /createElement\(['"]script['"]\)/,
    through: 'lib/page/trustedTypes, which has to allow the address',
    mayPassBy: {
      'src/boot/program.ts': BOOT,
      'src/integrations/cards/loadScript.ts': 'scriptUrl has allowed the address',
      'src/integrations/loadTranslateWidget.ts': 'scriptUrl has allowed the address',
    },
  },
  {
    what: 'a Trusted Types policy',
    pattern: /\bcreatePolicy\b/,
    through: 'lib/page/trustedTypes',
    mayPassBy: { 'src/boot/program.ts': BOOT },
  },
  {
    what: 'a text as code',
    pattern: /\beval\s*\(|\bnew Function\b|\bset(?:Timeout|Interval)\(\s*['"`]|javascript:/,
    through: '',
    mayPassBy: {},
  },
  {
    what: 'another window',
    pattern: /\bwindow\.open\b|\bopener\b\s*[.?]|\.contentWindow\b/,
    through: '',
    mayPassBy: {},
  },
  {
    what: 'messages between pages',
    pattern: /\bpostMessage\b|\bBroadcastChannel\b|addEventListener\(\s*['"]message['"]/,
    through: 'state/learning/tabs',
    mayPassBy: {
      'src/state/learning/tabs.ts': 'it is the door; a channel reaches pages of our origin alone',
      'src/worker/worker.ts': 'a page of ours asks it to take over; it answers nothing',
    },
  },
  {
    what: 'navigation past the router',
    pattern: /\blocation\.(?:assign|replace|reload)\b|\blocation(?:\.href)?\s*=(?!=)/,
    through: 'screens/donation/leaveFor',
    mayPassBy: {
      'src/screens/donation/leaveFor.ts':
        'it is the door: domain/site/url has checked the address of the checkout',
      'src/boot/program.ts': BOOT,
      'src/ui/lazyModule.ts': 'it loads the same page again',
      'src/app/RouteErrorBoundary.tsx': 'it loads the same page again',
      'src/integrations/serviceWorker.ts': 'it loads the same page again',
      // A property of a router, not of the window.
      'src/prerender.tsx': 'it names the path of the page that is rendered',
    },
  },
  {
    what: 'IndexedDB',
    pattern: /\bindexedDB\b|\bopenDB\b/,
    through: 'state/learning/recordStore',
    mayPassBy: {
      'src/state/learning/recordStore.ts': 'it is the door for learning',
      'src/state/donation/attemptBackup.ts': 'it is the door for donations, whose database is another one',
      'src/state/keeping/keptStore.ts': 'it is the door for kept lessons, whose database is another one',
      'src/state/keeping/storeName.ts': 'it asks whether that database exists, and opens none',
      'src/worker/keptTypes.ts': 'a worker has no store, and reads only which types of lessons are kept',
    },
  },
  {
    what: 'cookies',
    pattern: /\bdocument\.cookie\b|\bcookieStore\b/,
    through: 'lib/i18n/language',
    mayPassBy: {
      'src/boot/language.ts': BOOT,
      'src/integrations/translateWidget.ts': 'it deletes the cookie of the translation widget',
      'src/worker/worker.ts': 'it reads the language, and writes nothing',
    },
  },
  {
    what: 'a service worker or its caches',
    pattern:
      /\bserviceWorker\.register\b|\bnew Workbox\b|\bcaches\.|\bnew (?:NetworkFirst|CacheFirst|StaleWhileRevalidate)\b/,
    through: 'integrations/serviceWorker and worker/worker, which keep nothing of the API',
    mayPassBy: {
      'src/integrations/serviceWorker.ts': 'it is the door of the page',
      'src/worker/worker.ts': 'it is the worker',
    },
  },
  {
    what: 'style sheets of a script',
    pattern: /\breplaceSync\b|\badoptedStyleSheets\b|createElement\(['"]style['"]\)/,
    through: 'ui/confineStyles, which keeps the rules of the host at its texts',
    mayPassBy: {
      'src/ui/confineStyles.ts': 'it is the door',
      'src/blocks/RichText/richTextStyle.ts': 'confineStyles has confined the rules',
      'src/ui/theme/sheetStyles.ts': "the rules are the kit's own",
      'src/ui/theme/withoutVariables.ts': 'the element is never in the page',
    },
  },
  {
    what: 'the address of a link in a variable',
    pattern: /\bhref=\{/,
    through: 'domain/site/url or a component of the router',
    mayPassBy: {
      'src/screens/contact/ContactWays.tsx': OWN,
      'src/ui/SocialLinks.tsx': OWN,
      'src/screens/learn/viewers/pdf/PageLinks.tsx': CHECKED,
      'src/screens/learn/viewers/pdf/PdfLinks.tsx': CHECKED,
      'src/screens/profile/history/RowActions.tsx': CHECKED,
      'src/screens/profile/history/UnsubscribeDialogs.tsx': CHECKED,
    },
  },
  {
    what: 'the address of a picture or film in a variable',
    pattern: /\bsrc=\{|\.src = /,
    through: 'ui/ServerImage',
    mayPassBy: {
      'src/app/frame/Avatar.tsx': CHECKED,
      'src/app/frame/LanguagePicker.tsx': OWN,
      'src/blocks/EarlyPicture.tsx': CHECKED,
      'src/blocks/RichText/useTextPictures.ts':
        'the sanitizer has checked the address, or it leads to a file on the device',
      'src/boot/pictures.ts': CHECKED,
      'src/boot/program.ts': BOOT,
      'src/forms/file/ChosenFile.tsx': OWN,
      'src/integrations/cards/loadScript.ts': 'scriptUrl has allowed the address',
      'src/integrations/loadTranslateWidget.ts': 'scriptUrl has allowed the address',
      'src/screens/about/AboutFilm.tsx': OWN,
      'src/screens/donation/DonationUses.tsx': OWN,
      'src/screens/home/HeroPicture.tsx': OWN,
      'src/screens/home/HowFilm.tsx': OWN,
      'src/screens/home/Orbit.tsx': OWN,
      'src/screens/home/Promises.tsx': OWN,
      'src/screens/learn/viewers/Image.tsx': CHECKED,
      'src/screens/learn/viewers/video/attachFile.ts': CHECKED,
      'src/screens/learn/viewers/video/captions.ts': CHECKED,
      'src/screens/learn/viewers/video/poster.ts': CHECKED,
      'src/screens/registration/RegistrationPage.tsx': OWN,
      'src/screens/verify/VerifyScreen.tsx': OWN,
      'src/ui/AlertDialog.tsx': OWN,
      'src/ui/EmptyState.tsx': OWN,
      'src/ui/FormPage.tsx': OWN,
      'src/ui/ServerImage.tsx': CHECKED,
    },
  },
]
