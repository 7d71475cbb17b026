/** The style sheet of the page. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { display: grid; grid-template-columns: 17rem minmax(0, 1fr); margin: 0; }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; box-sizing: border-box; padding: 1rem; font-size: .9rem; }
nav h2 { font-size: 1rem; margin: 1rem 0 0; }
nav h3 { font-size: .9rem; margin: .5rem 0 0; }
nav ul { list-style: none; margin: 0; padding: 0; }
main { padding: 1rem 2rem; max-width: 70rem; }
section { border-top: 1px solid #8884; padding: 1rem 0; scroll-margin-top: 1rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; font-size: .9rem; }
th, td { border-bottom: 1px solid #8883; padding: .3rem .8rem .3rem 0; text-align: left; vertical-align: top; }
code { font: .9em ui-monospace, monospace; }
code.get, code.post, code.patch, code.delete { padding: .1rem .4rem; border-radius: .2rem; color: #fff; }
code.get { background: #1a6; } code.post { background: #06c; } code.patch { background: #a60; } code.delete { background: #b22; }
small { opacity: .7; }
@media (max-width: 50rem) { body { display: block; } nav { position: static; height: auto; } }
`
