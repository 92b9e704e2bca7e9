/** @returns a PDF of one page with a link to each of these addresses, and the words 'The last line' */
export function linksPdf(addresses: readonly string[]): string {
  const links = addresses.map((address, index) => {
    const bottom = 20 + (index % 40) * 12
    // The address is in hexadecimal, as it may contain parentheses.
    const hex = Buffer.from(address).toString('hex')
    return `<</Type/Annot/Subtype/Link/Border[0 0 0]/Rect[38 ${bottom} 240 ${bottom + 10}]/A<</S/URI/URI<${hex}>>>>>`
  })
  const scripts = addresses.map((address) => `<</S/JavaScript/JS<${Buffer.from(address).toString('hex')}>>>`)
  const words = 'BT /F1 14 Tf 40 480 Td (The last line) Tj ET'
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/OpenAction ${scripts[0] ?? 'null'}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 500]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R/Annots[${links.join('')}]>>`,
    `<</Length ${words.length}>>stream\n${words}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const numbered = objects.map((object, index) => `${index + 1} 0 obj ${object} endobj`)
  return `%PDF-1.4\n${numbered.join('\n')}\ntrailer<</Root 1 0 R>>`
}
