/** The style sheet of the inbox, for a phone first. */
export const INBOX_STYLE = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body {
  margin: 0;
  background: light-dark(#fbf8f3, #17211f);
  color: light-dark(#17211f, #f3f1ec);
  font: 1rem/1.5 system-ui, sans-serif;
}
main { max-width: 44rem; margin: 0 auto; padding: 1rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1.125rem; line-height: 1.3; overflow-wrap: anywhere; }
a { color: light-dark(#0b5d57, #7fd1c8); }
.lead { margin: 0.25rem 0 1rem; }
.lead, .about { color: light-dark(#55625f, #b9c2bf); overflow-wrap: anywhere; }
.about { margin: 0.25rem 0 0.75rem; font-size: 0.875rem; }
.text { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
article, .none {
  margin: 0 0 0.75rem;
  padding: 1rem;
  border: 1px solid light-dark(#dcdad5, #3a4644);
  border-radius: 12px;
  background: light-dark(#ffffff, #1f2b29);
}
@media (min-width: 40rem) {
  main { padding: 2rem; }
  article, .none { padding: 1.25rem 1.5rem; }
}
`;
