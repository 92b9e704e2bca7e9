import { htmlOf } from './html.ts'

/**
 * @returns a page that says, in both languages, that there is no such scenario, and names the nearest one.
 */
export function unknownScenarioPage(name: string, nearest: string): string {
  const link = `<a href="/?scenario=${nearest}">${nearest}</a>`
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>There is no such scenario</title>
    <link rel="stylesheet" href="/mock-scenarios/page.css">
  </head>
  <body>
    <main class="missing">
      <h1>There is no scenario ‘<bdi>${htmlOf(name)}</bdi>’.</h1>
      <p>The nearest one is ${link}. <a href="/scenarios.html?language=en">All scenarios</a></p>
      <section lang="fa" dir="rtl">
        <h2>سناریویی به نام «<bdi>${htmlOf(name)}</bdi>» نیست.</h2>
        <p>نزدیک‌ترین سناریو ${link} است. <a href="/scenarios.html?language=fa">همهٔ سناریوها</a></p>
      </section>
    </main>
  </body>
</html>
`
}
