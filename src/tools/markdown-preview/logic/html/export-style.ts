/** The look of an exported page: it travels inside of the file, and follows the reader's theme. */
export const exportStyle = `:root { color-scheme: light dark; --ink: #1f1c18; --soft: #5e584f; --line: #e0dcd5; --sunken: #f4f2ee; --link: #3f3cc0; --key: #3d3aa6; --string: #1b6a3b; --number: #8f4a00; --word: #8c2a78; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1ede7; --soft: #b3aba0; --line: #37332e; --sunken: #211f1c; --link: #b4b2ff; --key: #b4b2ff; --string: #8ed3a1; --number: #f0b97a; --word: #e8a3da; background: #171513; } }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.5em 0 .5em; }
h1, h2 { padding-bottom: .3em; border-bottom: 1px solid var(--line); }
a { color: var(--link); }
img { max-width: 100%; height: auto; }
code, pre, kbd, samp { font: .875em/1.5 ui-monospace, monospace; }
code, kbd { padding: .1em .3em; border-radius: .3em; background: var(--sunken); }
pre { padding: 1rem; overflow-x: auto; border-radius: .5rem; background: var(--sunken); }
pre code { padding: 0; background: none; font-size: inherit; }
blockquote { margin: 0; padding: 0 1rem; color: var(--soft); border-left: .25rem solid var(--line); }
table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse; }
th, td { padding: .4rem .8rem; border: 1px solid var(--line); }
hr { border: 0; border-top: 1px solid var(--line); }
.alert { margin: 1rem 0; padding: .1rem 1rem; border-left: .25rem solid var(--key); }
.alert-title { font-weight: 600; }
.task { list-style: none; }
.task > input, .task > p > input { margin: 0 .4em 0 -1.4em; }
.footnotes { margin-top: 2rem; font-size: .875em; }
.hljs-comment, .hljs-quote { color: var(--soft); }
.hljs-string, .hljs-regexp, .hljs-addition, .hljs-symbol { color: var(--string); }
.hljs-number, .hljs-literal, .hljs-built_in, .hljs-type { color: var(--number); }
.hljs-keyword, .hljs-selector-tag, .hljs-meta, .hljs-deletion { color: var(--word); }
.hljs-attr, .hljs-attribute, .hljs-title, .hljs-name, .hljs-section, .hljs-property { color: var(--key); }
`;
