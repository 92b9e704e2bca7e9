import { ink } from '../kit/svg.ts'

export const style = `
@page { size: A4; margin: 0 }
* { box-sizing: border-box }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { color: #1f2a44; font: 500 12.5pt/1.5 GuideFont, sans-serif; margin: 0 }
:lang(fa) body { line-height: 1.85 }
.page { block-size: 297mm; break-after: page; display: flex; flex-direction: column; gap: 7mm; inline-size: 210mm; overflow: hidden; padding: 17mm 18mm 24mm; position: relative }
.page:last-child { break-after: auto }
svg { display: block; block-size: auto; inline-size: 100% }
h1, h2, h3, p, ol, ul { margin: 0; padding: 0 }
h1 { color: ${ink.navy}; font-size: 42pt; font-weight: 900; line-height: 1.2 }
h2 { color: ${ink.navy}; font-size: 30pt; font-weight: 900; line-height: 1.25 }
p, h3 { text-wrap: pretty }
h3 { color: ${ink.navy}; font-size: 13.5pt; font-weight: 800; line-height: 1.5 }
ol, ul { list-style: none }
header { align-items: center; display: grid; gap: 8mm; grid-template-columns: 1fr 62mm }
header p { font-size: 13.5pt; margin-block-start: 2mm }
footer { align-items: center; border-block-start: .5mm solid ${ink.sand}; color: #5b6479; display: flex; font-size: 10pt; font-weight: 700; gap: 3mm; inset-block-end: 9mm; inset-inline: 18mm; padding-block-start: 3mm; position: absolute }
footer svg { inline-size: 7mm }
footer b { background: ${ink.navy}; border-radius: 5mm; color: #fff; font-weight: 800; margin-inline-start: auto; min-inline-size: 8mm; padding: 0 2.6mm; text-align: center }
.box { border-radius: 4mm; display: flex; flex-direction: column; padding: 5mm 6mm }
.sky { background: ${ink.sky} } .mint { background: ${ink.mint} } .peach { background: ${ink.peach} } .lilac { background: ${ink.lilac} } .cream { background: ${ink.cream} }
.outlined { background: #fff; border: .8mm solid ${ink.navy} }
.rule { border-block-end: .45mm solid #8b93a6; block-size: 10.5mm }
.grow { flex: 1 }
.two > div { display: flex; flex-direction: column; justify-content: space-between }
.two { display: grid; gap: 6mm; grid-template-columns: 1fr 1fr }
.three { display: grid; gap: 5mm; grid-template-columns: repeat(3, 1fr) }
.cover { background: ${ink.peach}; padding: 24mm 22mm; text-align: center; gap: 6mm }
.cover .under { font-size: 16pt; margin-inline: auto; max-inline-size: 120mm; text-wrap: balance }
.cover .logo { inline-size: 24mm; margin-inline: auto }
.cover .art { margin-block: auto }
.cover .box { background: #fff; gap: 5mm; padding: 8mm 10mm; text-align: start }
.pairs { display: grid; gap: 2.5mm 5mm; grid-template-columns: 1fr 9mm 1fr; align-items: center }
.pairs div { border-radius: 3mm; padding: 2.5mm 5mm }
.checks { display: grid; gap: 2mm 6mm; grid-template-columns: 1fr 1fr; margin-block-start: 2mm }
.checks li { align-items: center; display: flex; gap: 3mm }
.checks li::before { background: #fff; block-size: 5.5mm; border: .7mm solid ${ink.navy}; border-radius: 1.2mm; content: ''; flex: none; inline-size: 5.5mm }
[dir=rtl] .arrow { scale: -1 1 }
table { border-collapse: separate; border-spacing: 0; inline-size: 100% }
th { white-space: nowrap; color: ${ink.navy}; font-weight: 800; padding: 1mm 4mm 2mm; text-align: start }
td { block-size: 16.5mm; border-block-end: .45mm solid ${ink.sand}; padding: 0 4mm }
td + td { border-inline-start: .45mm solid ${ink.sand} }
td:first-child { font-weight: 800; inline-size: 34mm }
th:nth-child(n + 3), td:nth-child(n + 3) { inline-size: 27mm; padding-inline: 1mm; text-align: center }
tr:nth-child(odd) td { background: ${ink.cream} }
td svg { inline-size: 9.5mm; margin-inline: auto }
.steps { display: flex; flex-direction: column; gap: 3mm }
.steps li { align-items: center; border-radius: 4mm; display: grid; gap: 5mm; grid-template-columns: 12mm 1fr; padding: 3mm 5mm }
.steps li:nth-child(2) { margin-inline-start: 7mm } .steps li:nth-child(3) { margin-inline-start: 14mm } .steps li:nth-child(4) { margin-inline-start: 21mm } .steps li:nth-child(5) { margin-inline-start: 28mm }
.steps b { background: ${ink.navy}; block-size: 12mm; border-radius: 50%; color: #fff; display: grid; font-size: 16pt; font-weight: 900; line-height: 1; place-items: center }
.moods { display: flex; gap: 12mm; justify-content: center; margin-block-start: 2mm; text-align: center; font-weight: 700 }
.moods svg { inline-size: 17mm; margin-inline: auto }
.prize { align-items: center; border: 1.2mm solid ${ink.navy}; border-radius: 6mm; background: ${ink.cream}; gap: 2mm; outline: .5mm solid ${ink.orange}; outline-offset: -3.4mm; padding: 9mm 14mm; text-align: center }
.prize .art { inline-size: 66mm }
.prize .rule { inline-size: 100% }
.advice li { padding-inline-start: 6mm; position: relative }
.advice li::before { background: ${ink.orange}; block-size: 2.4mm; border-radius: 50%; content: ''; inline-size: 2.4mm; inset-block-start: .62em; inset-inline-start: 0; position: absolute }
`
