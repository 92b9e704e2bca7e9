/** Which setting names the hosts of a directive (README, 'Configuration'). */
const settings: Record<string, string> = {
  'img-src': 'MEDIA_HOSTS',
  'media-src': 'MEDIA_HOSTS',
  'connect-src': 'MEDIA_HOSTS for films, papers and captions, or PUBLIC_API_HOST for the API',
  'frame-src': 'PUBLIC_STRIPE_KEY or PUBLIC_STRIPE_JS_URL',
  'script-src': 'PUBLIC_STRIPE_KEY, PUBLIC_STRIPE_JS_URL or PUBLIC_TRANSLATE_WIDGET',
}

type Refusal = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'>

/** @returns what an operator has to mend; undefined where the policy has refused no host */
export function policyAdvice({ effectiveDirective, blockedURI }: Refusal): string | undefined {
  const setting = settings[effectiveDirective.replace(/-elem$/, '')]
  if (!setting || !/^https?:/.test(blockedURI) || !URL.canParse(blockedURI)) return undefined
  const { origin } = new URL(blockedURI)
  return `The content security policy of a release refuses ${origin} (${effectiveDirective}). If it is a host of this site, name it in ${setting}, and build again.`
}

/** Tells a developer on the console which setting lacks a host, once per host and directive. */
export function advisePolicy() {
  const given = new Set<string>()
  document.addEventListener('securitypolicyviolation', (refusal) => {
    const advice = policyAdvice(refusal)
    if (!advice || given.has(advice)) return
    given.add(advice)
    console.warn(advice)
  })
}
