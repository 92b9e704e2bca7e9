/**
 * The style of the panel alone: it lives in a shadow root, so that it and the product's style do not meet.
 */
export const style = `
:host { all: initial; color-scheme: light dark; font: 15px/1.5 "Nunito Variable", "Vazirmatn Variable", system-ui, Tahoma, sans-serif;
  --ink: light-dark(#14264b, #eef1f8); --ground: light-dark(#fff, #1a2540); --edge: light-dark(#c9c4b6, #4a5a80); --accent: light-dark(#a84300, #ffb27a) }
* { box-sizing: border-box; font: inherit; color: inherit }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.handle { position: fixed; inset-inline-end: 0; inset-block-start: 45%; z-index: 2147483000; inline-size: 26px; block-size: 52px; padding: 0;
  color: var(--ground); background: var(--ink); border: 1px solid var(--ground); border-inline-end: 0; border-start-start-radius: 10px; border-end-start-radius: 10px; cursor: pointer }
dialog { inline-size: min(26rem, 100vw); block-size: 100dvh; max-block-size: none; margin: 0; margin-inline-start: auto; padding: 1.25rem;
  overflow: auto; color: var(--ink); background: var(--ground); border: 0; border-inline-start: 1px solid var(--edge) }
dialog::backdrop { background: rgb(0 0 0 / 40%) }
.top { display: flex; justify-content: space-between; gap: 1rem; align-items: center }
h2 { margin: 0; font-size: 1.2rem; font-weight: 700 }
h3 { margin: 1.5rem 0 0; padding-block-start: 1rem; font-size: 1rem; font-weight: 700; border-block-start: 1px solid var(--edge) }
label { display: block; margin-block: 0.9rem 0.2rem; font-weight: 700 }
select, button { min-block-size: 40px; padding: 0.3rem 0.7rem; background: var(--ground); border: 1px solid var(--edge); border-radius: 6px; cursor: pointer }
select { inline-size: 100% }
a { color: var(--accent) }
.row { display: flex; flex-wrap: wrap; gap: 0.6rem; margin-block-start: 0.9rem }
ul { margin: 0.6rem 0 0; padding-inline-start: 1.2rem }
`
