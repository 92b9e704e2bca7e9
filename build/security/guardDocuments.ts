import type { Config } from '../../src/lib/config/readConfig.ts'
import { contentPolicy, type InlineHashes, type Policy, policyForMeta } from './contentPolicy.ts'
import type { HostSettings } from './hostSettings.ts'
import { inlineHashes } from './inlineHashes.ts'

const PLACE = /<meta charset="[^"]*" ?\/?>/

/**
 * Gives each document the policy in a meta element, for hosts that send no headers of ours.
 * @param documents by file name
 * @returns the documents, and the policy of the header, which allows what any of them holds inline
 * @throws Error if a document has no place for it
 */
export function guardDocuments(
  documents: Readonly<Record<string, string>>,
  config: Config,
  host: HostSettings,
) {
  const all = { scripts: new Set<string>(), styles: new Set<string>() }
  const guarded = Object.entries(documents).map(([file, document]) => {
    const inline = inlineHashes(document)
    for (const hash of inline.scripts) all.scripts.add(hash)
    for (const hash of inline.styles) all.styles.add(hash)
    return [file, withPolicy(document, contentPolicy(config, host, inline))] as const
  })
  const inline: InlineHashes = { scripts: [...all.scripts], styles: [...all.styles] }
  return { documents: Object.fromEntries(guarded), policy: contentPolicy(config, host, inline) }
}

function withPolicy(document: string, policy: Policy) {
  if (!PLACE.test(document)) throw new Error('A document has no place for the content security policy.')
  // Sources hold no double quotes.
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyForMeta(policy)}">`
  return document.replace(PLACE, (charset) => charset + meta)
}
