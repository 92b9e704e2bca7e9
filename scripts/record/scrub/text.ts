import { isStandIn, type StandInKind } from '../../../mocks/replay/standIns.ts'
import { isCardNumber, isIban, isPhoneNumber, latinDigits } from './numbers.ts'

type StandIn = (kind: StandInKind, value: string) => string
type Rule = {
  kind: StandInKind
  pattern: RegExp
  /** Whether a match is what it looks like; every match if left out. */
  isMeant?: (value: string) => boolean
}

const SECRET_NAMES =
  'access[_-]?token|refresh[_-]?token|id[_-]?token|csrf[_-]?token|token|jwt|passw(?:or)?d|pwd|passcode|secret|api[_-]?key|' +
  'client[_-]?secret|session[_-]?id|sid|signature|credential|otp|pin|رمز عبور|گذرواژه'

/** A piece of an address's query that only a signed address has. */
const SIGNED =
  /(?:^|[&;])(?:x-amz-[\w-]+|x-goog-[\w-]+|signature|sig|hmac|policy|key-pair-id|awsaccesskeyid|access_key|auth|se|sp|sv|hdnts|expires)=/i

/**
 * In this order: what is named by its neighbour first, then what is known by its form. In each, the last
 * group is the value.
 */
const rules: Rule[] = [
  { kind: 'secret', pattern: /\?([^\s"'<>)\]]+)/g, isMeant: (query) => SIGNED.test(query) },
  { kind: 'secret', pattern: /\b(?:set-)?cookie:\s*([^\n<"]+)/gi },
  { kind: 'token', pattern: /\b(?:Bearer|Basic)(?:\s|%20)+([\w.~+/=-]{4,})/g },
  {
    kind: 'secret',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${SECRET_NAMES})(?:\\\\?["'])?\\s*(?:[:=]|%3D)\\s*(?:\\\\?["'])?([^\\s"'&,;<>}\\\\]{3,}[^\\s"'&,;<>}\\\\.!?)\\]])`,
      'giu',
    ),
  },
  {
    kind: 'secret',
    pattern:
      /\b(?:passw(?:or)?d|passcode|token|pin|code|otp) is (?:")?([^\s"'&,;<>}]*\d[^\s"'&,;<>}.!?)]*)/gi,
  },
  { kind: 'token', pattern: /\b(eyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?)/g },
  {
    kind: 'secret',
    pattern:
      /\b((?:[sprw]k|whsec|pi|seti|cs|sess|ghp|gho|xox[abp])_[A-Za-z0-9_]{8,}|AKIA[A-Z0-9]{12,}|xox[abp]-[\w-]{8,})/g,
  },
  { kind: 'secret', pattern: /:\/\/([^\s/:@"']+(?::[^\s/@"']+)?)@/g },
  {
    kind: 'email',
    pattern:
      /(?<![\p{L}\p{N}._+-])(?<!:\/\/)([\p{L}\p{N}._+-]+(?:@|%40|&#64;|&#x40;|&commat;)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu,
  },
  {
    kind: 'iban',
    pattern:
      /(?<![\p{L}\p{N}])([A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?)(?![\p{L}\p{N}])/gu,
    isMeant: isIban,
  },
  // A short word may follow a number whose last group is full.
  {
    kind: 'iban',
    pattern: /(?<![\p{L}\p{N}])([A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7})(?![\p{L}\p{N}])/gu,
    isMeant: isIban,
  },
  {
    kind: 'card',
    pattern: /(?<![\p{L}\p{N}])(\p{Nd}(?:[ -]?\p{Nd}){12,18})(?![\p{L}\p{N}])/gu,
    isMeant: isCardNumber,
  },
  // Another number may follow.
  {
    kind: 'card',
    pattern: /(?<!\p{N})((?:\p{Nd}{4}[ -]?){3}\p{Nd}{4})(?!\p{N})/gu,
    isMeant: isCardNumber,
  },
  { kind: 'secret', pattern: /(?<![\w+/=-])([A-Za-z0-9_=-]{32,})(?![\w=])/g, isMeant: isRandom },
  { kind: 'ip', pattern: /(?<![\d.])((?:\d{1,3}\.){3}\d{1,3})(?![\d.])/g },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\p{N}])((?:\+|00|%2B)[ (]?\p{Nd}(?:[ ().-]{0,2}\p{Nd}){7,14})(?!\p{N})/gu,
    isMeant: isPhoneNumber,
  },
  {
    kind: 'phone',
    pattern:
      /(?<![\p{L}\p{N}_./:=#%+-])(\(?\p{Nd}{2,5}\)?(?:[ .-]\p{Nd}{2,5}){2,5})(?![\p{L}\p{N}_/-]|\.\d)/gu,
    isMeant: isPhoneNumber,
  },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\p{N}_./:=#%+-])(\p{Nd}{8,15})(?![\p{L}\p{N}_/-]|\.\d)/gu,
    isMeant: isPhoneNumber,
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}.]+(?: \p{L}+)?(?:gade|vej|allé|straat|straße|strasse|gatan|gata) \d+\w?)/gu,
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}\p{N}])(\d+\w? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:Street|St\.|Road|Rd\.|Avenue|Ave\.|Lane|Drive|Boulevard|Blvd\.|Square|Terrace))/gu,
  },
]

/**
 * These rules serve messages of a server alone: it greets people by name, while texts of courses greet
 * anybody.
 */
const rulesOfMessages: Rule[] = [
  {
    kind: 'name',
    pattern:
      /\b(?:Dear|Hello|Hi|Welcome back|Welcome|Mr\.|Mrs\.|Ms\.),? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)(?=[,.!\n]|$)/gu,
  },
  { kind: 'name', pattern: /(?:سلام|آقای|خانم) (\p{L}+)(?=[،!.])/gu },
]

/**
 * Whether it is made by a machine: hexadecimal, or with letters of both cases and digits. A slug is neither.
 */
function isRandom(value: string) {
  if (/^[0-9a-f]{32,}$/i.test(value)) return /\d/.test(value) && /[a-f]/i.test(value)
  return /[a-z]/.test(value) && /[A-Z]/.test(value) && (value.match(/\d/g) ?? []).length > 1
}

/** A text in which every value that looks secret or personal is replaced. */
export function scrubText(text: string, standIn: StandIn, { isMessage = false } = {}): string {
  const own = isMessage ? [...rules, ...rulesOfMessages] : rules
  return own.reduce((result, rule) => replaced(result, rule, standIn), text)
}

function replaced(text: string, { kind, pattern, isMeant = () => true }: Rule, standIn: StandIn) {
  return text.replaceAll(pattern, (...match: unknown[]) => {
    const [whole = '', value = ''] = match as string[]
    if (!isMeant(value) || isStandIn(value)) return whole
    return whole.replace(value, () => asWritten(kind, value, standIn))
  })
}

/** Persian digits are those of the same number. */
function asWritten(kind: StandInKind, value: string, standIn: StandIn) {
  if (kind === 'email') return standIn(kind, value.replace(/%40|&#64;|&#x40;|&commat;/, '@'))
  return standIn(kind, kind === 'phone' ? latinDigits(value) : value)
}
